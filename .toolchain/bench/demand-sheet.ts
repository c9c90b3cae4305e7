/** Reads a sheet as a task does: `node demand-sheet.ts <file>`. A process of its own, whose memory is looked at. */
import { readFile } from 'node:fs/promises'
import { readSheet } from '../../packages/server/src/demand/sheet-thread.ts'

/** What it took. */
export interface SheetCost {
  /** Milliseconds. */
  time: number
  /** Bytes of the process beyond what it had with the file. */
  memory: number
  rows: number
  faulty: number
}

const bytes = await readFile(process.argv[2] ?? '')
const before = process.memoryUsage.rss()
let most = before
const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 10)
const began = performance.now()
const read = await readSheet({ kind: 'demand', bytes, mostRows: 50_000, known: {} })
const time = performance.now() - began
clearInterval(watch)
if (read.fault !== undefined) throw new Error(read.fault)
const faulty = read.lines.filter(({ error }) => error !== null).length
process.send?.({ time, memory: most - before, rows: read.lines.length, faulty } satisfies SheetCost)
