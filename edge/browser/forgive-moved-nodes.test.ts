import { beforeEach, expect, test } from 'vitest'
import { forgiveMovedNodes } from './forgive-moved-nodes.ts'

/** The used part of the DOM, as strict as a browser's: a node that is not a child is a NotFoundError. */
class Tree {
  readonly name: string
  readonly children: Tree[] = []
  parentNode: Tree | null = null

  constructor(name: string, ...children: Tree[]) {
    this.name = name
    for (const child of children) this.insertBefore(child, null)
  }

  get previousSibling(): Tree | null {
    return this.#sibling(-1)
  }

  get nextSibling(): Tree | null {
    return this.#sibling(1)
  }

  contains(node: Tree): boolean {
    return node === this || this.children.some((child) => child.contains(node))
  }

  insertBefore(node: Tree, before: Tree | null): Tree {
    if (before && before.parentNode !== this) throw new Error('NotFoundError: insertBefore')
    node.parentNode?.removeChild(node)
    this.children.splice(before ? this.children.indexOf(before) : this.children.length, 0, node)
    node.parentNode = this
    return node
  }

  removeChild(node: Tree): Tree {
    if (node.parentNode !== this) throw new Error('NotFoundError: removeChild')
    this.children.splice(this.children.indexOf(node), 1)
    node.parentNode = null
    return node
  }

  toString(): string {
    return this.children.length > 0 ? `${this.name}(${this.children.join(' ')})` : this.name
  }

  #sibling(step: number): Tree | null {
    const siblings = this.parentNode?.children ?? []
    return siblings[siblings.indexOf(this) + step] ?? null
  }
}

const node = (name: string, ...children: Tree[]) => new Tree(name, ...children)
const [strictInsert, strictRemove] = [Tree.prototype.insertBefore, Tree.prototype.removeChild]

beforeEach(() => {
  Object.assign(Tree.prototype, { insertBefore: strictInsert, removeChild: strictRemove })
  forgiveMovedNodes(Tree.prototype as unknown as Node)
})

test('a node that nobody moved is inserted before, and removed, as ever', () => {
  const [text, icon] = [node('text'), node('icon')]
  const button = node('button', icon, text)
  button.insertBefore(node('spinner'), text)
  expect(String(button)).toBe('button(icon spinner text)')
  expect(button.removeChild(icon)).toBe(icon)
  expect(String(button)).toBe('button(spinner text)')
})

test('before a wrapped text, an element is inserted before the wrapper', () => {
  const text = node('text')
  const button = node('button', node('icon'), node('font', node('font', text)))
  expect(String(button.insertBefore(node('spinner'), text))).toBe('spinner')
  expect(String(button)).toBe('button(icon spinner font(font(text)))')
})

test('before a text that was replaced, an element comes last', () => {
  const button = node('button', node('font'))
  button.insertBefore(node('spinner'), node('replaced'))
  expect(String(button)).toBe('button(font spinner)')
})

test('a wrapped text is removed with its wrapper, but not with what else is in it', () => {
  const [text, other] = [node('text'), node('other')]
  const button = node('button', node('icon'), node('font', node('font', text)), node('font', other, node('else')))
  expect(button.removeChild(text)).toBe(text)
  expect(String(button)).toBe('button(icon font(other else))')
  button.removeChild(other)
  expect(String(button)).toBe('button(icon font(else))')
})

test('a text that was replaced, or is elsewhere, is removed from where it is', () => {
  const [button, gone, moved] = [node('button', node('font')), node('gone'), node('moved')]
  const elsewhere = node('body', node('div', moved))
  button.removeChild(gone)
  button.removeChild(moved)
  expect([button, elsewhere].map(String)).toEqual(['button(font)', 'body(div)'])
})
