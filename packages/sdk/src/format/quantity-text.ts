/** The prefixes a unit is written with; what is not listed takes none. */
const prefixesOf: Record<string, string> = {
  F: 'pnµm-', V: 'µm-k', A: 'pnµm-k', Ω: 'm-kMG', Hz: '-kMG', H: 'nµm-', W: 'µm-kM', s: 'pnµm-', m: 'nµm-k', C: 'pnµm-', cd: 'm-',
  B: '-KMGT', bit: '-KMGT',
}

const powers: Record<string, number> = { p: -4, n: -3, µ: -2, m: -1, '-': 0, k: 1, K: 1, M: 2, G: 3, T: 4 }

/**
 * Four digits at most, the prefix an engineer would choose, and the unit.
 *
 * @example formatQuantity(1e-7, 'F') // '100 nF'
 */
export function formatQuantity(value: number, unit: string): string {
  if (!Number.isFinite(value)) return ''
  const base = unit === 'B' || unit === 'bit' ? 1024 : 1000
  const rounded = base === 1024 ? value : fourDigits(value)
  const steps = [...(prefixesOf[unit] ?? '-')].map((prefix) => ({ prefix, step: base ** (powers[prefix] ?? 0) }))
  const step = steps.findLast((candidate) => Math.abs(rounded) >= candidate.step) ?? (value === 0 ? undefined : steps[0])
  const prefix = step?.prefix === '-' ? '' : (step?.prefix ?? '')
  return `${fourDigits(rounded / (step?.step ?? 1))}${unit === '%' ? '' : ' '}${prefix}${unit}`
}

const fourDigits = (value: number): number => Number(value.toPrecision(4))
