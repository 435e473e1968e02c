// A line of text as people fill it in.

/** The text without blanks around it, in Unicode's composed form. */
export function trimmedLine(text: string): string {
  return text.normalize('NFC').trim()
}

/** Whether a trimmed line has any characters. */
export function isNotBlank(line: string): boolean {
  return line !== ''
}
