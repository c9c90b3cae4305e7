/** Pieces that were read, or why they could not be. */
export type Amount = { value: number; error?: undefined } | { value?: undefined; error: string }

const steps: Record<string, number> = { k: 1e3, 千: 1e3, w: 1e4, 万: 1e4, m: 1e6, kk: 1e6, 百万: 1e6, 百: 100 }
const written =
  /^[x×*]?([-+]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?:e[+-]?\d{1,4})?)(kk|k|w|m|万|千|百万|百)?\(?(?:pcs?|ea|个|只|片|颗|件|粒|套|米|盘|卷|set|pieces?|units?)?\)?\.?(?:\/(?:板|套|台|块|片|pcb|board|set))?$/i
const most = 999_999_999

/** Full-width letters and signs as plain ones, without blanks. */
const plain = (text: string) => text.normalize('NFKC').replaceAll(/[\s'’_]/g, '')

/**
 * Reads a quantity as people write it: 2K, 1.5万, 2,000 PCS, １００个. It is 1 to 999,999,999 whole pieces.
 *
 * @param each Pieces of one, where the text does not say.
 */
export function readAmount(text: string, each = 1): Amount {
  const typed = plain(text)
  if (typed === '') return { error: '没有填数量' }
  const [, digits = '', step = ''] = written.exec(typed) ?? []
  if (digits === '') return { error: `数量“${short(text)}”不是数字` }
  const value = Math.round(Number(digits.replaceAll(',', '')) * (steps[step.toLowerCase()] ?? each) * 1e4) / 1e4
  if (!(value > 0)) return { error: `数量“${short(text)}”须大于 0` }
  if (value > most) return { error: `数量“${short(text)}”超过 ${most}` }
  return Number.isInteger(value) ? { value } : { error: `数量“${short(text)}”须为整数` }
}

const money =
  /^(?:cny|rmb|usd|us\$|[¥$])?(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+)(?:元|块|rmb|cny|usd|美元|美金)?(\/(?=.)(k|千)?(?:pcs?|个|只|片|颗)?)?$/i
const dollars = /\$|usd|美/i
const [leastPrice, mostPrice] = [0.000_001, 99_999_999]

/**
 * Reads the price of a piece, with its currency where it is written beside it; undefined where it is none.
 *
 * @param each Pieces that a price is for, where the text does not say.
 */
export function readPrice(text: string, each = 1): { price: number; currency?: 'CNY' | 'USD' } | undefined {
  const typed = plain(text)
  const [, digits = '', unit, thousand] = money.exec(typed) ?? []
  const pieces = unit === undefined ? each : thousand === undefined ? 1 : 1000
  const told = Number(digits.replaceAll(',', '')) / pieces
  if (digits === '' || told < leastPrice || told > mostPrice) return undefined
  const price = Math.round(told * 1e6) / 1e6
  if (dollars.test(typed)) return { price, currency: 'USD' }
  return /[¥元块]|rmb|cny/i.test(typed) ? { price, currency: 'CNY' } : { price }
}

/** Whether a text leaves the price open: 面议, a stroke, a nought. */
export const isOpenPrice = (text: string): boolean =>
  /^(?:(?:价格)?面议|议价|价议|询价|待定|电议|[-–—]+|\/|0(?:\.0+)?)$/.test(plain(text))

/** A text that fits into a sentence. */
const short = (text: string) => {
  const letters = [...text.trim()]
  return letters.length > 24 ? `${letters.slice(0, 24).join('')}…` : letters.join('')
}
