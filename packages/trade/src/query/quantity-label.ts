import { formatQuantity, type Quantity } from '../quantity/index.ts'

const labels: Record<string, string> = {
  F: '容值',
  Ω: '阻值',
  H: '电感量',
  V: '电压',
  A: '电流',
  Hz: '频率',
  W: '功率',
  '%': '精度',
  B: '容量',
  bit: '容量',
  '°C': '温度',
  s: '时间',
  m: '尺寸',
}

/** A crystal of 32.768 kHz is shown as one. */
const shownDigits = 6

/** What a value of a unit is called on a chip. */
export const quantityLabel = (unit: string): string => labels[unit] ?? '数值'

/** Whether a spelling leaves out the end that it tells: >25V, not ≥25V. */
export const isStrict = (spelling: string): boolean => /^[<>](?!=)/.test(spelling)

function boundOf(isLow: boolean, isLeftOut: boolean): string {
  if (isLeftOut) return isLow ? '>' : '<'
  return isLow ? '≥' : '≤'
}

/**
 * A value or a range as the trade writes it.
 *
 * @example quantityValue({ low: 10_000, high: null, unit: 'Ω' }, '≥10k') // '≥ 10 kΩ'
 */
export function quantityValue({ low, high, unit }: Pick<Quantity, 'low' | 'high' | 'unit'>, word: string): string {
  const written = (value: number) => formatQuantity(value, unit, shownDigits)
  if (low === null || high === null) return `${boundOf(high === null, isStrict(word))} ${written(low ?? high ?? 0)}`
  if (low !== high) return `${written(low)} ~ ${written(high)}`
  return /^\s*(?:±|\+\/-)/.test(word) ? `±${written(low)}` : written(low)
}
