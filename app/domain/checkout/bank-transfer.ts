// A bank transfer as banking apps read it from a QR code (EXT-16).
import { isSepaCurrency, MAIN_CURRENCY } from '../market.ts'
import type { Money } from '../pricing/money.ts'

/** Where to transfer the amount of an order. */
export interface BankTransfer {
  recipient: string
  /** Without spaces. */
  iban: string
  /** Reference by which the payment finds its order. */
  title: string
}

/** Largest amount that fits the six digits of the Polish code, in grosze. */
const MAX_POLISH_CODE_GROSZE = 999_999
/** Longest recipient and title of the Polish code, in characters. */
const POLISH_CODE_CHARACTERS = { recipient: 20, title: 32 } as const
/** Longest recipient and reference of EPC069-12, in characters. */
const EPC_CHARACTERS = { recipient: 70, title: 140 } as const

/**
 * Text of the QR code with which a banking app fills in a transfer: in PLN from a Polish account the code of the Polish Bank Association
 * (recommendation "Standard 2D", 2013), in EUR EPC069-12. null: no code exists for this amount or currency.
 */
export function transferCode({ recipient, iban, title }: BankTransfer, { minor, currencyId }: Money): string | null {
  if (currencyId === MAIN_CURRENCY) {
    if (!iban.startsWith('PL') || minor > MAX_POLISH_CODE_GROSZE) return null
    const name = fieldOf(recipient, POLISH_CODE_CHARACTERS.recipient)
    return ['', 'PL', iban.slice(2), String(minor).padStart(6, '0'), name, fieldOf(title, POLISH_CODE_CHARACTERS.title), '', '', ''].join(
      '|',
    )
  }
  if (!isSepaCurrency(currencyId)) return null
  const amount = `${currencyId}${(minor / 100).toFixed(2)}`
  const lines = ['BCD', '002', '1', 'SCT', '', fieldOf(recipient, EPC_CHARACTERS.recipient), iban, amount, '', '']
  return [...lines, fieldOf(title, EPC_CHARACTERS.title)].join('\n')
}

/** An account number as people read it, in groups of four. */
export function groupedIban(iban: string): string {
  return iban.replaceAll(/(.{4})(?=.)/g, '$1 ')
}

/** A field of a code: neither its separators nor more characters than it may have. */
function fieldOf(text: string, characters: number): string {
  return [...text.replaceAll(/[|\n\r]/g, ' ')].slice(0, characters).join('')
}
