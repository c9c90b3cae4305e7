import type { PlainReading, Said } from './reading.ts'
import type { Trade } from './trade.ts'

/** Where in a query a word is looked for. The text is folded to plain width, unit by unit. */
export interface Place {
  text: string
  at: number
  trade: Trade
}

type Unplaced<T> = T extends Said ? Omit<T, 'word' | 'start'> : never

/** What a reader found: how far it goes, and what it means. */
export interface Found {
  length: number
  reading: Unplaced<PlainReading>
}

/** Full-width letters in plain width. Every unit stays where it is, so that places hold in the text as typed. */
export const folded = (text: string): string =>
  text
    .replaceAll(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replaceAll('μ', 'µ')
    .replaceAll('−', '-')

/** What parts words: blanks, marks of a list, brackets. */
export const separators = /[\s,，、;；|"'“”‘’()（）[\]【】{}《》:：!！?？。]+/y

/** What a regular expression finds at a place. */
export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

const goesOn = /[A-Za-z0-9µΩ.+]/y

/** Whether a word of letters and digits may end here: `10k` does in `10k/0603`, not in `10kx`. */
export const endsAt = (text: string, at: number): boolean => !matchAt(goesOn, text, at)
