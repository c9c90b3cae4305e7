import { formatNumber } from '@xinpu/sdk/format'

interface Limits {
  min?: number | undefined
  max?: number | undefined
  step?: number | undefined
  unit?: string | undefined
}

/** What is wrong with a number by its limits alone, in a sentence; undefined when nothing is. */
export function rangeFault(value: number | null, { min, max, step, unit = '' }: Limits): string | undefined {
  if (value === null) return undefined
  const said = (limit: number) => `${formatNumber(limit)}${unit && ` ${unit}`}`
  if (min !== undefined && value < min) return `不能小于 ${said(min)}`
  if (max !== undefined && value > max) return `不能大于 ${said(max)}`
  return step && !isOnStep(value - (min ?? 0), step) ? `从 ${said(min ?? 0)} 起，每次加 ${said(step)}` : undefined
}

/** 0.3 is three times 0.1 to a person. */
const isOnStep = (distance: number, step: number): boolean =>
  Math.abs(distance / step - Math.round(distance / step)) < 1e-6
