import { formatNumber } from './number.ts'

const kilo = 1000

/** A file's size in KB or MB, one decimal from 1 MB. */
export function formatBytes(bytes: number): string {
  if (bytes < kilo ** 2) return `${formatNumber(Math.max(1, Math.round(bytes / kilo)))} KB`
  return `${formatNumber(Math.round((bytes / kilo ** 2) * 10) / 10)} MB`
}
