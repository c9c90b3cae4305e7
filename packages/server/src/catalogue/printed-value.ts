/**
 * Whether a model says a value in its own digits: 3.3 in AMS1117-3.3, LD1117V33 and CAT6219-330, 5 in L7805.
 *
 * @example isPrintedIn('HT7533-1', 3.3) // true
 */
export function isPrintedIn(model: string, value: number): boolean {
  const pattern = known.get(value) ?? patternOf(value)
  if (known.size < most) known.set(value, pattern)
  return pattern.test(model)
}

const most = 1000
const known = new Map<number, RegExp>()

/** A digit behind the value is a class of accuracy: XC6206P332. */
function patternOf(value: number): RegExp {
  const [whole = '', rest = '0'] = String(value).split('.')
  const pointed = `(?<![\\d.])${whole}[.VvPp-]${rest}0{0,2}`
  const single = whole.length === 1 && rest === '0'
  const run = single
    ? `(?:0${whole}|${whole}0)|(?<![\\dA-Za-z.])${whole}(?=V|v|$)`
    : rest === '0'
      ? whole
      : `${whole}${rest}`
  return new RegExp(`(?:${pointed}|${run})\\d?(?!\\d)`)
}
