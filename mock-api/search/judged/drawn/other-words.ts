import { readFileSync } from 'node:fs'
import type { Language } from '#app/domain/language.ts'

interface OtherWord {
  language: string
  word: string
  rule: { kind: number[]; near: number[] }
}

const WORDS: readonly OtherWord[] = readFileSync(new URL('other-words.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .flatMap((line) => {
    const [language = '', kind = '', near = '', words = ''] = line.split('|').map((part) => part.trim())
    return words.split(', ').map((word) => ({ language, word, rule: { kind: idsOf(kind), near: idsOf(near) } }))
  })

/** What people call a kind beside the name of the reference list. */
export function otherWordsOf(language: Language): OtherWord[] {
  return WORDS.filter((each) => each.language === language)
}

function idsOf(text: string): number[] {
  return text === '' ? [] : text.split(',').map(Number)
}
