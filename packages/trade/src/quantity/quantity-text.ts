/** The prefixes a unit is written with; what is not listed takes none. */
const prefixesOf: Record<string, string> = {
  F: 'pnµm-',
  V: 'µm-k',
  A: 'pnµm-k',
  Ω: 'm-kMG',
  Hz: '-kMG',
  H: 'nµm-',
  W: 'µm-kM',
  s: 'pnµm-',
  m: 'nµm-k',
  C: 'pnµm-',
  cd: 'm-',
  B: '-KMGT',
  bit: '-KMGT',
}

const powers: Record<string, number> = { p: -4, n: -3, µ: -2, m: -1, '-': 0, k: 1, K: 1, M: 2, G: 3, T: 4 }

/**
 * Four digits at most unless more are asked for, the prefix an engineer would choose, and the unit. `value` is in SI units and may have any sign;
 * bytes and bits count by 1024. `parseQuantity` reads it back, within four digits. What has no end reads as nothing.
 *
 * @example formatQuantity(1e-7, 'F') // '100 nF'
 */
export function formatQuantity(value: number, unit: string, digits = 4): string {
  if (!Number.isFinite(value)) return ''
  const isBinary = unit === 'B' || unit === 'bit'
  // Rounded first: 999.96 nF is 1 µF.
  const rounded = isBinary ? value : cut(value, digits)
  const { prefix, step } = stepOf(Math.abs(rounded), unit, isBinary ? 1024 : 1000)
  return `${cut(rounded / step, digits)}${unit === '%' ? '' : ' '}${prefix}${unit}`
}

/** The largest prefix that leaves a number of one or more; the smallest for what is less than all of them. */
function stepOf(size: number, unit: string, base: number): { prefix: string; step: number } {
  const steps = [...(size === 0 ? '-' : (prefixesOf[unit] ?? '-'))].map((prefix) => ({
    prefix: prefix === '-' ? '' : prefix,
    step: base ** (powers[prefix] ?? 0),
  }))
  return steps.findLast(({ step }) => size >= step) ?? steps[0] ?? { prefix: '', step: 1 }
}

const cut = (value: number, digits: number): number => Number(value.toPrecision(digits))
