/** A place; of boards that are drawn once and used several times with the number of the use: R1_2. */
const one = /^([A-Z_]{1,8})(\d{1,5})([A-Z]?)(?:_[A-Z0-9]{1,6})?$/i
const span = /^([A-Z_]{1,8})(\d{1,5})(?:-|~|–|—|…|\.\.+|至|到)([A-Z_]{0,8})(\d{1,5})$/i
const mostInSpan = 5000

/**
 * How many places a text of designators names: `C1, C2 C5` are 3, `R1-R10` and `R1~10` are 10. What is named twice counts
 * once; `R1, 2, 5-7` names R for all. Undefined where a word is no designator.
 */
export function countDesignators(text: string): number | undefined {
  const words = text
    .normalize('NFKC')
    .replaceAll(/\s*(-|~|–|—|至|到)\s*/g, '$1')
    .split(/[\s,;、|/]+/)
    .filter(Boolean)
  if (words.length === 0) return undefined
  const places = new Set<string>()
  let letters = ''
  for (const word of words.map((each) => each.toUpperCase())) {
    if (!take(/^\d/.test(word) ? letters + word : word, places)) return undefined
    letters = /^[A-Z_]+/.exec(word)?.[0] ?? letters
  }
  return places.size
}

function take(word: string, places: Set<string>): boolean {
  if (one.test(word)) return Boolean(places.add(word))
  const [, letters = '', from = '', again = '', to = ''] = span.exec(word) ?? []
  const length = Number(to) - Number(from)
  if (letters === '' || (again && again !== letters) || length < 0 || length > mostInSpan) return false
  for (let at = Number(from); at <= Number(to); at += 1) places.add(`${letters}${at}`)
  return true
}
