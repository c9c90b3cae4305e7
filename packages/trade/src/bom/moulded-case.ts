/** Cases of moulded tantalum capacitors (EIA-535BAAC): letters, and sides in tenths of a millimetre. */
const cases: Readonly<Record<string, string>> = { A: '3216', B: '3528', C: '6032', D: '7343' }
const lettered = Object.entries(cases).map(([letter, side]) => `${letter}[-_ ]?${side}`)

/** A letter counts with its own sides alone: C3216 begins a number of TDK. */
const withSides = new RegExp(
  `(?<![a-z0-9])(?:${lettered.join('|')}|([ex])[-_ ]?7343|eia-?(?:${Object.values(cases).join('|')}))(?!\\d)`,
  'i',
)
const withWord =
  /(?<![a-z0-9])(?:(?:case[-_ ]?|tant?[-_ ]|钽(?:电解)?(?:电容)?[-_ ]?)([a-d])(?![a-z0-9])|([a-d])[-_ ]?(?:壳|case(?![a-z])))/i
const tantalum = '(?:钽|(?<![a-z])tant?(?![a-z])|tantal)'

/** As sellers tell the same sides in inches; 1206 is a case of what is told to be of tantalum alone. */
const inches: Readonly<Record<string, string>> = { '1206': '3216', '1411': '3528', '2312': '6032', '2917': '7343' }
const inInches = new RegExp(String.raw`(?<![\w.])(1411|2312|2917)(?![\w.])|${tantalum}.*(?<![\w.])(1206)(?![\w.])`, 'i')

/** Of a capacitor that is told to be one. */
const withType = new RegExp(String.raw`${tantalum}.*(?<![a-z0-9])([a-d])[-_ ]?型`, 'i')

/**
 * The case that a text names: CASE-B-3528-21(mm), CP_EIA-3216-18_Kemet-A, B 壳, 钽 D 型. An E case lies on the pads of a
 * D one, and is higher.
 *
 * @param isCapacitor Whether a capacitor may be spoken of: 2312 on a resistor is its value.
 */
export function mouldedCase(text: string, isCapacitor = true): { text: string; key: string } | undefined {
  const [found, high] = withSides.exec(text) ?? []
  if (high !== undefined) return { text: `${high.toUpperCase()}-7343`, key: 'case7343high' }
  if (found !== undefined) return lowCase(found.slice(-4))
  const inch = isCapacitor ? inInches.exec(text)?.slice(1).find(Boolean) : undefined
  if (inch !== undefined) return lowCase(inches[inch] ?? inch)
  const [, after, before] = withWord.exec(text) ?? withType.exec(text) ?? []
  const named = cases[(after ?? before ?? '').toUpperCase()]
  return named === undefined ? undefined : lowCase(named)
}

const lowCase = (side: string) => ({
  text: `${Object.keys(cases).find((letter) => cases[letter] === side) ?? ''}-${side}`,
  key: `case${side}`,
})
