import { cpus, loadavg, totalmem } from 'node:os'
import { percentile } from './report.ts'

/** When and on what something was measured. */
export function circumstances(): string {
  const [cpu] = cpus()
  const date = new Date().toISOString().slice(0, 10)
  return `${date}, ${cpus().length} × ${cpu?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}`
}

/** p50 / p95 / p99 of some milliseconds. */
export const shares = (times: readonly number[]): string =>
  times.length === 0 ? '–' : [0.5, 0.95, 0.99].map((share) => shown(percentile(times, share))).join(' / ')

/** Milliseconds, as many digits as say something. */
export const shown = (ms: number): string => (ms < 10 ? ms.toFixed(ms < 0.1 ? 3 : 2) : ms.toFixed(0))
