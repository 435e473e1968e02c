import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { withKeptPings } from './keep-pings.ts'

const require = createRequire(import.meta.url)
const FILE = require.resolve('react-dom/client').replace(/client\.js$/, 'cjs/react-dom-client.production.js')
const original = readFileSync(FILE, 'utf8')
/** Of the same build as the renderer: that of development calls hooks that production has not. */
const react = require(require.resolve('react').replace(/index\.js$/, 'cjs/react.production.js')) as typeof import('react')
const { createElement, startTransition, Suspense, use } = react

/** As much of the DOM as React needs to show text. */
class FakeNode {
  readonly namespaceURI = 'http://www.w3.org/1999/xhtml'
  readonly style = {}
  children: FakeNode[] = []
  readonly nodeName: string
  readonly nodeType: number
  readonly nodeValue: string
  constructor(nodeName: string, nodeType: number, nodeValue = '') {
    this.nodeName = nodeName
    this.nodeType = nodeType
    this.nodeValue = nodeValue
  }
  get ownerDocument() {
    return fakeDocument
  }
  get lastChild() {
    return this.children.at(-1) ?? null
  }
  get textContent(): string {
    return this.nodeValue + this.children.map((child) => child.textContent).join('')
  }
  set textContent(text: string) {
    this.children = text === '' ? [] : [new FakeNode('#text', 3, text)]
  }
  appendChild(child: FakeNode) {
    this.children.push(child)
  }
  insertBefore(child: FakeNode, before: FakeNode) {
    this.children.splice(this.children.indexOf(before), 0, child)
  }
  removeChild(child: FakeNode) {
    this.children = this.children.filter((each) => each !== child)
  }
  addEventListener() {}
  setAttribute() {}
}

const fakeWindow = { HTMLIFrameElement: function HTMLIFrameElement() {}, event: undefined, getSelection: () => null }
const fakeDocument = Object.assign(new FakeNode('#document', 9), {
  documentElement: new FakeNode('HTML', 1),
  activeElement: null,
  defaultView: fakeWindow,
  createElement: (name: string) => new FakeNode(name.toUpperCase(), 1),
  createTextNode: (text: string) => new FakeNode('#text', 3, text),
})

type CreateRoot = (container: FakeNode) => { render: (node: ReactNode) => void }

/** Runs React's file. */
function createRootOf(code: string): CreateRoot {
  const exports: { createRoot?: CreateRoot } = {}
  const run = new Function('require', 'exports', 'module', 'window', 'document', code)
  const requireOf = createRequire(FILE)
  run((name: string) => (name === 'react' ? react : requireOf(name)), exports, { exports }, fakeWindow, fakeDocument)
  if (!exports.createRoot) throw new Error('React has no createRoot')
  return exports.createRoot
}

/** A part of a page as Flight has it: it calls back as soon as it is there, also in the middle of a render. */
function flightPart() {
  const waiting: (() => void)[] = []
  const part = {
    status: 'pending',
    value: '',
    // oxlint-disable-next-line unicorn/no-thenable -- what the Flight client hands to React is one
    then(onReady: () => void) {
      if (part.status === 'pending') waiting.push(onReady)
      else onReady()
    },
    arrive(value: string) {
      if (part.status !== 'pending') return
      Object.assign(part, { status: 'fulfilled', value })
      for (const onReady of waiting) onReady()
    },
  }
  return part
}

/** Navigates from one text to a page of two parts, of which the second brings the first. Returns what is shown soon after. */
async function shownAfterNavigation(code: string): Promise<() => string> {
  const first = flightPart()
  const FirstPart = () => use(first as unknown as Promise<string>)
  const SecondPart = () => {
    first.arrive('first ')
    return 'second'
  }
  const next = [createElement('p', { key: 1 }, createElement(FirstPart)), createElement('p', { key: 2 }, createElement(SecondPart))]
  const container = new FakeNode('DIV', 1)
  const root = createRootOf(code)(container)
  root.render(createElement(Suspense, null, 'old page'))
  await vi.waitFor(() => expect(container.textContent).toBe('old page'))
  startTransition(() => root.render(createElement(Suspense, null, next)))
  return () => container.textContent
}

test('a page is shown whose last part arrives while React renders another', async () => {
  const shown = await shownAfterNavigation(withKeptPings(original) ?? '')
  await vi.waitFor(() => expect(shown()).toBe('first second'))
})

test('React 19.2 itself never shows it: when this fails, the repair may go', async () => {
  const shown = await shownAfterNavigation(original)
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(shown()).toBe('old page')
})

test('code that takes pings in another way is refused', () => {
  expect(withKeptPings(original.replaceAll('prepareFreshStack', 'startAnew'))).toBeNull()
})
