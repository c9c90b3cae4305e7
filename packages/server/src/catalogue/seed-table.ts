import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where the data that comes with the product lies. */
export const seedFolder = join(import.meta.dirname, '../../seeds')

/** A small table of tab-separated values, read as a whole. */
export interface SeedTable {
  columns: readonly string[]
  rows: readonly Record<string, string>[]
}

/** Reads a table from a seed file; lines that begin with # are notes. */
export function readSeedTable(path: string): SeedTable {
  const lines = readFileSync(path, 'utf8')
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
  const [head = '', ...body] = lines
  const columns = head.split('\t')
  return { columns, rows: body.map((line) => record(columns, line.split('\t'))) }
}

const record = (columns: readonly string[], cells: readonly string[]): Record<string, string> =>
  Object.fromEntries(columns.map((column, index) => [column, cells[index]?.trim() ?? '']))
