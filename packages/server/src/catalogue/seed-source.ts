import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { lifecycleOf, webAddress } from './part-cells.ts'
import { emptyRow, type PartRow, type PartSource } from './part-row.ts'
import { parameterColumn, parameterOf, type ParameterColumn } from './seed-parameters.ts'
import { readSeedTable } from './seed-table.ts'

/** What every part is told by; other columns are parameters. */
export const fixedColumns: ReadonlySet<string> = new Set([
  'model',
  'brand',
  'package',
  'lifecycle',
  'popularity',
  'description',
  'datasheet',
])

/** The parts that come with the product: a file for each category, named by its code. */
export function seedParts(folder: string): PartSource {
  return { rows: rowsOf(folder), progress: () => 0 }
}

async function* rowsOf(folder: string): AsyncGenerator<PartRow> {
  for (const name of seedFiles(folder)) {
    const { columns, rows } = readSeedTable(join(folder, name))
    const parameters = columns.filter((column) => !fixedColumns.has(column)).map(parameterColumn)
    const category = name.replace('.tsv', '')
    for (const [index, row] of rows.entries()) yield { ...partOf(row, parameters), category, line: index + 2 }
  }
}

export const seedFiles = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.tsv'))
    .sort()

function partOf(row: Record<string, string>, parameters: readonly ParameterColumn[]): PartRow {
  const { model = '', brand = '', description = '', lifecycle = '', popularity = '', datasheet = '' } = row
  return {
    ...emptyRow,
    line: 0,
    model,
    brand,
    package: row.package ?? '',
    description,
    lifecycle: lifecycleOf(lifecycle),
    popularity: Number(popularity) || 0,
    datasheetUrl: webAddress(datasheet),
    params: parameters.flatMap((parameter) => {
      const cell = row[parameter.column] ?? ''
      return cell === '' ? [] : [parameterOf(parameter, cell)]
    }),
    source: 'seed',
  }
}
