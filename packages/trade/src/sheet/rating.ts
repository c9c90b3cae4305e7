/** What a bare figure is counted in, by the name of its column. */
const units: readonly (readonly [string, RegExp])[] = [
  ['%', /精度|误差|容差|偏差|tol/],
  ['W', /功率|power|watt|^w$/],
  ['V', /电压|耐压|volt|^v$/],
  ['A', /电流|current/],
]
/** The unit in the brackets of a name: 耐压(V), 功率 [mW]. */
const bracketed = /[([【]\s*(%|[mk]?[VW]|[mµμ]?A)\s*[)\]】]/
const bare = /^(±|\+\/?-|-\/?\+)?\s*(\d+(?:\.\d+)?(?:\/\d+)?)$/

/** Tolerances by the letters that makers print; smaller ones are picofarads of some, and no per cents. */
const letters: Readonly<Record<string, string>> = { F: '1%', G: '2%', J: '5%', K: '10%', M: '20%' }

/** How a value moves with warmth: catalogues do not tell it, and it reads as a number of a part. */
const drift = /[±+\-/\s]*\d+\s*ppm\s*\/\s*(?:℃|°?C|K)/gi

/** A voltage, a tolerance, a power as it reads without its column: 50 under 耐压(V) is 50V. */
export function withUnit(cell: string, name = ''): string {
  const unit = unitNamed(name.normalize('NFKC'))
  if (unit === '%' && letters[cell.toUpperCase()] !== undefined) return letters[cell.toUpperCase()] ?? ''
  const [, sign = '', figure = ''] = bare.exec(cell.normalize('NFKC')) ?? []
  return figure === '' || unit === '' ? cell.replaceAll(drift, '').trim() : `${sign && '±'}${figure}${unit}`
}

const unitNamed = (name: string): string =>
  bracketed.exec(name)?.[1] ?? units.find(([, sign]) => sign.test(name.trim().toLowerCase()))?.[0] ?? ''
