import { patchFile } from './patch-file.ts'

/** How React writes HTML: it fills a buffer of bytes, which two functions create anew. */
const WRITING = /  currentView = null,\n  writtenBytes = 0;\nfunction writeChunk\([\s\S]*?(?=function closeWithError\()/
const BEGINNING = /currentView = new Uint8Array\(\d+\);\s+writtenBytes = 0;/g

/** What takes the place of React's way to write HTML; `written` is emptied before every flush, so nothing is left for another page. */
const WRITE_TEXT = `  written = "";
function writeChunk(destination, chunk) {
  written += chunk;
  if (written.length > 16384) completeWriting(destination);
}
function writeChunkAndReturn(destination, chunk) {
  writeChunk(destination, chunk);
  return !0;
}
function completeWriting(destination) {
  if (written === "") return;
  destination.enqueue(textEncoder.encode(written));
  written = "";
}
var textEncoder = new TextEncoder();
function stringToChunk(content) {
  return content;
}
function stringToPrecomputedChunk(content) {
  return content;
}
function byteLengthOfChunk(chunk) {
  return chunk.length;
}
`

/**
 * Lets React write HTML as text that is encoded 16,000 characters at a time. By itself it encodes every attribute and every text, some 30,000 of a
 * listing, and copies each into a buffer. The build stops when React's file no longer looks as expected.
 */
export function bufferHtmlWrites() {
  return patchFile({
    name: 'buffer-html-writes',
    environment: 'ssr',
    file: /react-dom\/cjs\/react-dom-server\.edge\.production\.js$/,
    patch: withBufferedWrites,
  })
}

/** React's server for HTML with writes as text; null: the code has another way to write. */
export function withBufferedWrites(code: string): string | null {
  const patched = code.replace(WRITING, WRITE_TEXT).replace(BEGINNING, 'written = "";')
  const isAsExpected = WRITING.test(code) && code.match(BEGINNING)?.length === 2 && !/currentView|writtenBytes/.test(patched)
  return isAsExpected ? patched : null
}
