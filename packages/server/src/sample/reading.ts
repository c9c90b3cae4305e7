import type { SampleParam } from './sample-terms.ts'

/** A value laid out for a table of limits; what is not given stays empty. */
export interface Reading {
  min: string
  typ: string
  max: string
  unit: string
}

const number = String.raw`(-?\d+(?:\.\d+)?)`
const single = new RegExp(`^([≤≥±<>]?)\\s*${number}\\s*([^\\d~～]*)$`)
const range = new RegExp(`^${number}\\s*([^\\d~～-]*)[~～]\\s*${number}\\s*([^\\d~～]*)$`)

/** Reads a value as minimum, typical and maximum; `null` when it is words and not a number. */
export function readingOf(param: SampleParam): Reading | null {
  const text = param.value.trim()
  const between = range.exec(text)
  if (between) return readRange(between, param.unit)
  const alone = single.exec(text)
  return alone ? readSingle(alone, param.unit) : null
}

function readRange(match: RegExpExecArray, given: string): Reading {
  const [, low = '', lowUnit = '', high = '', highUnit = ''] = match
  const unit = highUnit.trim() || given
  const first = lowUnit.trim()
  if (first && first !== unit) return { min: `${low} ${first}`, typ: '', max: `${high} ${unit}`, unit: '' }
  return { min: low, typ: '', max: high, unit }
}

function readSingle(match: RegExpExecArray, given: string): Reading {
  const [, sign = '', amount = '', ownUnit = ''] = match
  const unit = ownUnit.trim() || given
  if (sign === '≤' || sign === '<') return { min: '', typ: '', max: amount, unit }
  if (sign === '≥' || sign === '>') return { min: amount, typ: '', max: '', unit }
  if (sign === '±') return { min: `-${amount}`, typ: '', max: `+${amount}`, unit }
  return { min: '', typ: amount, max: '', unit }
}
