const pieces = '(?:pcs?|个|只|片|颗|件|粒|k?pcs?)'
const steps: Record<string, number> = { k: 1e3, 千: 1e3, w: 1e4, 万: 1e4, m: 1e6, kk: 1e6, 百万: 1e6, 百: 100 }
const step = 'kk|k|w|m|万|千|百万|百'
const label = '(?:数量|需求量?|qty|[x×*])?[:：]?'
const amount = new RegExp(
  `^(${label})(\\d{1,3}(?:,\\d{3})+|\\d{1,9}(?:\\.\\d{1,4})?)(${step})?(\\d(?![\\d]))?(${pieces})?$`,
  'i',
)
/** What leaves open how many: 约2K, 2K左右, 2K/月, 5000+, 2-3K. */
const about = /^(?:大?约|大概|至少|不少于)|(?:左右|上下|以上|起|\+|多)$|\/(?:每?个?月|每?周|每?年|天|日)$/g
const mostPieces = 999_999_999

/** How many pieces a word counts. */
export interface Counted {
  quantity: number
  /** Whether the word says that it counts pieces, by its label or its unit. */
  isExplicit: boolean
  /** Whether the word says more than the number: 2K/月. */
  isAbout: boolean
  /** Whether it may be a price as well: 5000.0 of a spreadsheet. */
  isWeak: boolean
}

/** The pieces that a word counts, 2K5 2500, 一万五 15000, 2-3K 2000; undefined for one that counts none. */
export function countedIn(word: string): Counted | undefined {
  const plain = word.replaceAll(about, '')
  const least = leastOf(plain)
  const one = least === undefined ? (spelled(plain) ?? figured(plain)) : figured(least)
  return one && { ...one, isAbout: least !== undefined || plain !== word }
}

const range = new RegExp(`^(\\d[\\d.]{0,8})(${step})?[-~至到](\\d[\\d.]{0,8})(${step})?(${pieces})?$`, 'i')

/** The lower end of a range; of 2-3K it is thousands as well, of 500-2K it is not. */
function leastOf(word: string): string | undefined {
  const [, low = '', own = '', high = '', shared = '', unit = ''] = range.exec(word) ?? []
  if (low === '' || (own + shared + unit === '' && Number(low) < 100)) return undefined
  const [least, most] = [Number(low) * factorOf(own), Number(high) * factorOf(shared)]
  if (least >= most) return undefined
  return low + (own || (Number(low) < Number(high) ? shared : '')) + unit
}

const factorOf = (letters: string): number => steps[letters.toLowerCase()] ?? 1

/** 20241122. */
const isDay = (word: string): boolean => /^20[12]\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/.test(word)

function figured(word: string): Omit<Counted, 'isAbout'> | undefined {
  const [, named, digits = '', letters = '', behind = '', unit] = amount.exec(word) ?? []
  if (!isFigure(digits, letters, behind) || isDay(word)) return undefined
  const told = Number(digits.replaceAll(',', '')) + Number(behind) / 10
  const quantity = Math.round(told * factorOf(letters) * 1e4) / 1e4
  const isWhole = Number.isInteger(quantity) && quantity >= 1 && quantity <= mostPieces
  return isWhole ? { quantity, isExplicit: Boolean(named || unit), isWeak: isWeak(digits) } : undefined
}

/** 5000.0, as spreadsheets write what is whole. */
const isWeak = (digits: string): boolean => /^\d{3,}\.0$/.test(digits)

/** Whether digits count something: 2K5 does, 2.5 and 0402 do not. */
function isFigure(digits: string, letters: string, behind: string): boolean {
  if (digits === '' || /^0\d/.test(digits)) return false
  if (letters === '') return behind === '' && (!digits.includes('.') || isWeak(digits))
  return behind === '' || !digits.includes('.')
}

const numerals = '零一二三四五六七八九'
const numeral = new RegExp(`^${label}([${numerals}两十百千万]{1,9})(${pieces})?$`, 'i')
const places: Record<string, number> = { 十: 10, 百: 100, 千: 1e3, 万: 1e4 }

/** 两万, 三千五百, 一万五. A single numeral counts nothing. */
function spelled(word: string): Omit<Counted, 'isAbout'> | undefined {
  const [, letters = '', unit = ''] = numeral.exec(word) ?? []
  const quantity = /[十百千万]/.test(letters) ? numberIn(letters) : 0
  return quantity >= 1 ? { quantity, isExplicit: unit !== '', isWeak: false } : undefined
}

/** The number that Chinese numerals spell; 0 for none. */
function numberIn(letters: string): number {
  let [sum, below, digit, last] = [0, 0, 0, 1]
  for (const letter of letters) {
    const place = places[letter]
    if (place === undefined) digit = letter === '两' ? 2 : numerals.indexOf(letter)
    else if (place === 1e4) [sum, below, digit] = [(sum + below + digit) * place, 0, 0]
    else [below, digit] = [below + (digit || 1) * place, 0]
    last = place ?? (letter === '零' ? 10 : last)
  }
  // 一万五 is 15,000.
  return sum + below + digit * (last > 10 ? last / 10 : 1)
}

/** How long something takes, or how old it may be: 三天, 2-3周. */
export const duration = `(?:\\d{1,3}(?:[-~至到]\\d{1,3})?|[${numerals}两十]{1,3}|半)个?`
