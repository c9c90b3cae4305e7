/** A place in a text. */
export interface Span {
  start: number
  end: number
}

/** A text as the eye reads it, and where what stands in it was typed. */
export interface Seen {
  text: string
  typedAt: (span: Span) => Span
}

/** Letters of no width, marks that turn a text, marks that dress the letter before them. */
const unseen = /[\u{AD}\u{200B}-\u{200F}\u{202A}-\u{202E}\u{2060}-\u{2064}\u{FEFF}]|\u{20E3}|[\u{FE00}-\u{FE0F}]/u

/** Digits in circles that Unicode does not call digits: the first of each row, which is 1. */
const circled = [0x24f5, 0x2776, 0x2780, 0x278a]

/** Without what cannot be seen; wide, small, raised and circled letters are plain ones. */
export function asSeen(typed: string): Seen {
  if (/^[\x20-\x7E]*$/.test(typed)) return { text: typed, typedAt: (span) => span }
  const places: Span[] = []
  let text = ''
  let at = 0
  for (const letter of typed) {
    const shown = shownAs(letter)
    for (let unit = 0; unit < shown.length; unit += 1) places.push({ start: at, end: at + letter.length })
    text += shown
    at += letter.length
  }
  return { text, typedAt: ({ start, end }) => ({ start: places[start]?.start ?? at, end: places[end - 1]?.end ?? at }) }
}

function shownAs(letter: string): string {
  if (unseen.test(letter)) return ''
  const code = letter.codePointAt(0) ?? 0
  const first = circled.find((one) => code >= one && code < one + 9)
  return first === undefined ? letter.normalize('NFKC') : String(code - first + 1)
}

const numerals = '零一二三四五六七八九'
const others: Readonly<Record<string, string>> = {
  〇: '0',
  '○': '0',
  '⓿': '0',
  幺: '1',
  壹: '1',
  贰: '2',
  叁: '3',
  肆: '4',
  伍: '5',
  陆: '6',
  柒: '7',
  捌: '8',
  玖: '9',
}
const numeral = new RegExp(`[${numerals}${Object.keys(others).join('')}]`, 'gu')

/** The letter O beside a digit, where no word goes on. */
const roundNought = /(?<=\d)O+(?![A-Z])|(?<![A-Z])O+(?=\d)/gi

/** The letter O that stands for a nought, as a digit; every letter stays in its place. */
export const withNoughts = (text: string): string =>
  text.replaceAll(roundNought, (letters) => '0'.repeat(letters.length))

/** Chinese numerals as digits too; 统一 before a number ends in one. */
export const withDigits = (text: string): string =>
  withNoughts(text.replaceAll(numeral, (letter) => others[letter] ?? String(numerals.indexOf(letter))))

/** Eleven letters that are a mobile where l and I are 1, and O is 0: l38OOl38OOO. */
const disguised = /(?<![A-Za-z0-9])(?=[^\d]{0,3}\d)[lI|][3-9][\dlI|oO]{9}(?![A-Za-z0-9])/g

/** Letters that stand for the digits of a mobile as digits; every letter stays in its place. */
export const withLetters = (text: string): string =>
  text.replaceAll(disguised, (letters) => letters.replaceAll(/[lI|]/g, '1').replaceAll(/[oO]/g, '0'))
