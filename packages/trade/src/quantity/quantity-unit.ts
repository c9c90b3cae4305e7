/** What a suffix such as `kΩ` or `Mbit` says: the SI unit, and how far the number before it is from it. */
export interface Scale {
  unit: string
  /** The power of ten, or of 1024 for what is counted in binary. */
  power: number
  binary: boolean
}

interface Spelling {
  unit: string
  /** How the unit is written. */
  names: readonly string[]
  /** The prefixes it is met with, `-` for none: `10C` is rarely ten coulomb. A sloppy one stands beside the one it means. */
  prefixes: string
}

const spellings: readonly Spelling[] = [
  { unit: 'F', names: ['F'], prefixes: '-fpnuμmUPN' },
  { unit: 'F', names: ['f'], prefixes: 'pnuμm' },
  { unit: 'V', names: ['V', 'v', 'Vdc', 'VDC', 'Vac', 'VAC'], prefixes: '-nuμUmkKM' },
  { unit: 'A', names: ['A'], prefixes: '-fpnuμUmkKM' },
  { unit: 'A', names: ['a'], prefixes: 'nuμm' },
  { unit: 'Ω', names: ['Ω', 'ohm', 'ohms', 'Ohm', 'Ohms', 'OHM', 'OHMS', '欧', '欧姆'], prefixes: '-uμmkKMGT' },
  { unit: 'Ω', names: ['R', 'r'], prefixes: '-mkKM' },
  { unit: 'Hz', names: ['Hz', 'hz', 'HZ'], prefixes: '-kKMmGg' },
  { unit: 'H', names: ['H'], prefixes: '-pnuμmUN' },
  { unit: 'H', names: ['h'], prefixes: 'nuμm' },
  { unit: 'W', names: ['W', 'w'], prefixes: '-nuμmkKM' },
  { unit: 's', names: ['s', 'sec'], prefixes: '-pnuμm' },
  { unit: 'B', names: ['B', 'Byte', 'Bytes', 'byte', 'bytes'], prefixes: '-kKMGT' },
  { unit: 'bit', names: ['bit', 'bits', 'Bit', 'Bits', 'BIT'], prefixes: '-kKMmGgT' },
  { unit: 'bit', names: ['b'], prefixes: 'kKMmGg' },
  { unit: 'bit', names: ['位'], prefixes: '-' },
  { unit: '°C', names: ['°C', '°c', 'degC'], prefixes: '-' },
  { unit: '%', names: ['%'], prefixes: '-' },
  { unit: 'dB', names: ['dB', 'db', 'DB'], prefixes: '-' },
  { unit: 'm', names: ['m'], prefixes: '-nuμmck' },
  { unit: 'K', names: ['K'], prefixes: '-' },
  { unit: 'C', names: ['C'], prefixes: 'pnuμm' },
  { unit: 'lm', names: ['lm'], prefixes: '-mk' },
  { unit: 'cd', names: ['cd'], prefixes: '-umμ' },
]

const powers: Record<string, number> = {
  '-': 0,
  f: -15,
  p: -12,
  P: -12,
  n: -9,
  N: -9,
  u: -6,
  U: -6,
  μ: -6,
  m: -3,
  c: -2,
  k: 3,
  K: 3,
  M: 6,
  G: 9,
  g: 9,
  T: 12,
}

/** Units that no one divides by a thousand: a sloppy `mhz` is MHz. */
const neverMilli = new Set(['Hz', 'bit', 'B'])
const isBinary = (unit: string): boolean => unit === 'B' || unit === 'bit'

/** What a prefix does to a unit. */
function scaled(unit: string, prefix: string): Scale | undefined {
  const power = powers[prefix]
  if (power === undefined) return undefined
  if (prefix === 'm' && neverMilli.has(unit)) return scaled(unit, 'M')
  // 500MA in capitals is half an ampere: no part carries mega-amperes.
  if (prefix === 'M' && unit === 'A') return scaled(unit, 'm')
  if (isBinary(unit)) return power < 0 ? undefined : { unit, power: power / 3, binary: true }
  return { unit, power, binary: false }
}

const scales = /* @__PURE__ */ learnAll()

function learnAll(): Map<string, Scale> {
  const known = new Map<string, Scale>()
  for (const { unit, names, prefixes } of spellings) for (const name of names) learn(known, { unit, name, prefixes })
  return known
}

function learn(known: Map<string, Scale>, { unit, name, prefixes }: { unit: string; name: string; prefixes: string }) {
  for (const prefix of prefixes) {
    const suffix = prefix === '-' ? name : prefix + name
    const scale = scaled(unit, prefix)
    if (scale && !known.has(suffix)) known.set(suffix, scale)
  }
}

/** What a suffix says by itself; a lone k is taken for kΩ, as in `10k 0402`. */
export const scaleOf = (suffix: string): Scale | undefined => (suffix === 'k' ? scaled('Ω', 'k') : scales.get(suffix))

/** What a suffix says where the unit is known: `10K` in a column of ohms. Another unit's suffix says nothing. */
export function scaleIn(suffix: string, unit: string): Scale | undefined {
  if (suffix === '' || suffix === unit) return scaled(unit, '-')
  const scale = scales.get(suffix)
  return scale?.unit === unit ? scale : scaled(unit, suffix)
}

/** A number with its scale applied, exact: 100n and 0.1u are the same double. */
export function applyScale(digits: string, { power, binary }: Scale): number {
  if (binary) return Number(digits) * 1024 ** power
  const [mantissa = '', exponent = '0'] = digits.toLowerCase().split('e')
  return Number(`${mantissa}e${Number(exponent) + power}`)
}
