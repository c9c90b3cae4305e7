import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { sentenceOf } from '../core/operator-error.ts'
import { openDatabase, type Database } from '../core/database.ts'
import { readSettings, type Settings } from '../core/settings.ts'
import { fileStore } from '../storage/file-store.ts'
import { exportArchive, importArchive } from './archive.ts'
import { importParts } from './import-parts.ts'
import { openKicad } from './kicad-source.ts'
import type { PartSource } from './part-row.ts'
import { startProgress } from './progress.ts'
import { startReport } from './refusal-report.ts'
import { seedCatalogue } from './seed-catalogue.ts'
import { summaryOf } from './summary.ts'
import { openTsv } from './tsv-source.ts'

const help = `芯谱 catalogue

  import kicad <folder>              parts from KiCad symbol libraries (*.kicad_sym)
  import tsv <file>                  parts from a table: .tsv or .tsv.br, with the columns model and brand
  import reports <file>              figures of companies from a sheet; docs/financial-sheet.md tells its columns
  import archive <file> --replace    everything from an archive, in place of everything there is
  import export <file>               everything into an archive (.zip)

DATA_DIR and DATABASE_URL choose the database. Stop the server before importing into its PGlite folder.`

/** One piece of work on the open database. */
type Task = (house: { database: Database; settings: Settings; path: string }) => Promise<void>

const tasks: Record<string, Task> = {
  kicad: async (house) => importFrom(await openKicad(house.path), house),
  tsv: async (house) => importFrom(await openTsv(house.path), house),
  async archive({ database, settings, path }) {
    const { tables, files } = await importArchive(
      database.db,
      { files: fileStore(settings), dataDir: settings.dataDir },
      path,
    )
    console.log(
      `Taken in: ${tables.reduce((sum, { rows }) => sum + rows, 0)} rows of ${tables.length} tables, ${files.length} files.`,
    )
  },
  async export({ database, settings, path }) {
    const { tables, files } = await exportArchive(database.db, fileStore(settings), path)
    console.log(
      `Written to ${path}: ${tables.reduce((sum, { rows }) => sum + rows, 0)} rows of ${tables.length} tables, ${files.length} files.`,
    )
  },
}

async function importFrom(source: PartSource, { database, settings }: { database: Database; settings: Settings }) {
  const started = performance.now()
  await seedCatalogue(database.db)
  const report = startReport(settings.dataDir, new Date())
  const imported = await importParts(database.db, source, { report, progress: startProgress(process.stderr) })
  const path = await report.close()
  console.log(summaryOf(imported, { seconds: (performance.now() - started) / 1000, report: path }))
}

/** Does what the command line says; answers the process's exit code. */
export async function main(words: readonly string[]): Promise<number> {
  const { positionals, values } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h' }, replace: { type: 'boolean' } },
  })
  const [word = '', given = ''] = positionals
  const task = Object.hasOwn(tasks, word) ? tasks[word] : undefined
  if (values.help || !task || given === '') {
    console.log(help)
    return values.help ? 0 : 1
  }
  const path = resolve(process.env.INIT_CWD ?? '.', given)
  const fault = faultOf(word, path, values.replace === true)
  if (fault) {
    console.error(fault)
    return 1
  }
  const settings = readSettings(process.env)
  const database = await openDatabase(settings, console.error)
  try {
    await task({ database, settings, path })
    return 0
  } finally {
    await database.close()
  }
}

function faultOf(word: string, path: string, isReplacing: boolean): string | undefined {
  if (word === 'export') return existsSync(path) ? `${path} is there already.` : undefined
  if (!existsSync(path)) return `There is no ${path}.`
  if (word === 'archive' && !isReplacing)
    return 'An archive takes the place of everything there is. Say --replace to agree.'
  return undefined
}

if (import.meta.main) {
  try {
    process.exitCode = await main(process.argv.slice(2))
  } catch (error) {
    console.error(sentenceOf(error) ?? String((error as Error).message))
    process.exitCode = 1
  }
}
