/** Cases of moulded tantalum capacitors (EIA-535BAAC): letters, and sides in tenths of a millimetre. */
const cases: Readonly<Record<string, string>> = { A: '3216', B: '3528', C: '6032', D: '7343' }
const sides = Object.values(cases).join('|')

const withSides = new RegExp(`(?<![a-z0-9])(?:([a-ex])[-_ ]?|eia-?)(${sides})(?!\\d)`, 'i')
const withWord =
  /(?<![a-z0-9])(?:(?:case[-_ ]?|tant?[-_ ]|钽(?:电解)?(?:电容)?[-_ ]?)([a-d])(?![a-z0-9])|([a-d])[-_ ]?(?:壳|case(?![a-z])))/i
/** Of a capacitor that is told to be one. */
const withType = /(?:钽|(?<![a-z])tant?(?![a-z])|tantal).*(?<![a-z0-9])([a-d])[-_ ]?型/i

/**
 * The case that a text names: CASE-B-3528-21(mm), CP_EIA-3216-18_Kemet-A, B 壳, 钽 D 型. An E case lies on the pads of a
 * D one, and is higher.
 */
export function mouldedCase(text: string): { text: string; key: string } | undefined {
  const [, letter = '', side] = withSides.exec(text) ?? []
  if (side !== undefined) return /[ex]/i.test(letter) ? highCase(letter, side) : lowCase(side)
  const [, after, before] = withWord.exec(text) ?? withType.exec(text) ?? []
  const named = cases[(after ?? before ?? '').toUpperCase()]
  return named === undefined ? undefined : lowCase(named)
}

const lowCase = (side: string) => ({
  text: `${Object.keys(cases).find((letter) => cases[letter] === side) ?? ''}-${side}`,
  key: `case${side}`,
})

const highCase = (letter: string, side: string) => ({ text: `${letter.toUpperCase()}-${side}`, key: `case${side}high` })
