import { expect, test, vi } from 'vitest'
import { fillFields } from './fill-fields.ts'

test('fields are filled by name, without moving the caret of one that has its text already', () => {
  const set: string[] = []
  class Control {
    checked = false
    readonly name: string
    private text: string
    constructor(name: string, text = '') {
      this.name = name
      this.text = text
    }
    get value() {
      return this.text
    }
    set value(next: string) {
      set.push(`${this.name}: ${next}`)
      this.text = next
    }
  }
  class Select extends Control {}
  vi.stubGlobal('HTMLInputElement', Control)
  vi.stubGlobal('HTMLSelectElement', Select)
  const terms = new Control('terms')
  const controls: Record<string, unknown> = {
    city: new Control('city'),
    name: new Control('name', 'Jan'),
    country: new Select('country'),
    terms,
    group: {},
  }
  const values = { city: 'Łódź', name: 'Jan', country: 'pl', terms: true, group: 'x', missing: 'x', absent: true, id: 7 }
  fillFields({ elements: { namedItem: (name: string) => controls[name] ?? null } } as never, values)
  expect([set, terms.checked]).toEqual([['city: Łódź', 'country: pl'], true])
})
