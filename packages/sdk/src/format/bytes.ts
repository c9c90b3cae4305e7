// chunk: page
import { formatNumber } from './number.ts'

const kilo = 1000

/**
 * A file's size, given in bytes from 0 on, in KB, MB or GB of a thousand: whole KB, at least 1, below 1 MB, and one
 * decimal at most from there; written as numbers are (specification, section 9).
 *
 * @example formatBytes(1_950_000) // '2 MB'
 */
export function formatBytes(bytes: number): string {
  if (bytes < kilo ** 2) return `${formatNumber(Math.max(1, Math.round(bytes / kilo)))} KB`
  if (bytes < kilo ** 3) return `${tenths(bytes / kilo ** 2)} MB`
  return `${tenths(bytes / kilo ** 3)} GB`
}

const tenths = (number: number): string => formatNumber(Math.round(number * 10) / 10)
