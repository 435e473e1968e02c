type Child = Node | string | null

/** Creates an element with attributes and children; strings become text nodes. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value)
  made.append(...children.filter((child) => child !== null))
  return made
}

export function button(text: string, onPress: () => void, attributes: Readonly<Record<string, string>> = {}): HTMLButtonElement {
  const made = element('button', { type: 'button', ...attributes }, text)
  made.addEventListener('click', onPress)
  return made
}

interface Choice {
  value: string
  text: string
  isDisabled?: boolean
}

/** A labelled select. */
export function choice(label: string, choices: readonly Choice[], chosen: string, onChoose: (value: string) => void): HTMLLabelElement {
  const list = element('select')
  for (const { value, text, isDisabled = false } of choices) {
    const option = element('option', { value }, text)
    option.disabled = isDisabled
    option.selected = value === chosen
    list.append(option)
  }
  list.addEventListener('change', () => onChoose(list.value))
  return element('label', {}, element('span', {}, label), list)
}
