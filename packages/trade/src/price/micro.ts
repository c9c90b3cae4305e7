/**
 * A sum of money inside: whole millionths of a yuan or a dollar. A bigint, because a price of 99,999,999 for
 * 999,999,999 pieces is beyond what a number counts exactly.
 */
export type Micro = bigint

/** One yuan, or one dollar. */
const unit = 1_000_000n

/** Below so many millionths a number of six decimals has fifteen figures: no other number stands for the same decimal. */
const exact = 1e15

const decimal = /^(-?)(\d{1,21})(?:\.(\d{1,6})0*)?$/

/**
 * Decimals of the wire as whole millionths, exact (specification, section 5: at most 6 places).
 *
 * @example toMicro(0.003)      // 3000n
 * @example toMicro('1234.5')   // 1234500000n
 * @throws RangeError for more than 6 decimals, and for what is no decimal number
 */
export function toMicro(value: number | string): Micro {
  const counted = typeof value === 'number' ? countOf(value) : undefined
  return counted === undefined ? written(value) : BigInt(counted)
}

/** The millionths of a number, counted without writing it out; undefined where that could be inexact. */
export function countOf(value: number): number | undefined {
  const count = Math.round(value * 1e6)
  return count > -exact && count < exact && count / 1e6 === value ? count : undefined
}

/** The millionths of a decimal as it is written. */
export function written(value: number | string): Micro {
  const found = decimal.exec(String(value))
  if (!found) throw new RangeError(`金额最多 6 位小数: ${value}`)
  const [, sign, whole = '', places = ''] = found
  const size = BigInt(whole + places.padEnd(6, '0'))
  return sign ? -size : size
}

/**
 * Whole millionths as decimals of the wire: `toMicro` gives back the same millionths.
 *
 * @example fromMicro(3000n) // 0.003
 * @throws RangeError for a sum that no number tells apart from its neighbours: six decimals from 8,589,934,592 on
 */
export function fromMicro(micro: Micro): number {
  const count = Number(micro)
  if (count > -exact && count < exact) return count / 1e6
  const value = Number(decimalOf(micro))
  if (toMicro(value) !== micro) throw new RangeError(`金额过大: ${decimalOf(micro)}`)
  return value
}

/** Whole millionths written out with all six decimals. */
export function decimalOf(micro: Micro): string {
  const size = micro < 0n ? -micro : micro
  return `${micro < 0n ? '-' : ''}${size / unit}.${String(size % unit).padStart(6, '0')}`
}

/**
 * To the nearest multiple of a step; a half goes away from zero, so that a refund is rounded like what was paid.
 * `step` is positive.
 */
export function roundTo(micro: Micro, step: Micro): Micro {
  const size = micro < 0n ? -micro : micro
  const rounded = ((size + step / 2n) / step) * step
  return micro < 0n ? -rounded : rounded
}
