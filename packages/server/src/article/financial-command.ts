import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { SheetError } from '@xinpu/trade/sheet'
import { readSheets } from '@xinpu/trade/sheet-file'
import { openDatabase } from '../core/database.ts'
import { sentenceOf } from '../core/operator-error.ts'
import { readSettings } from '../core/settings.ts'
import { readReports } from './financial-sheet.ts'
import { keepReports } from './financial-store.ts'

const help = `芯谱 financial reports

  npm run import -- reports <file>   figures of companies from a sheet: .xlsx, .xls, .ods, .csv or .tsv

docs/financial-sheet.md tells the columns. Lines that cannot be read are told and left out; a report that is known is
replaced. DATA_DIR and DATABASE_URL choose the database.`

const say = (line: string) => void process.stdout.write(`${line}\n`)
const complain = (line: string) => void process.stderr.write(`${line}\n`)

/** Lines of a sheet that are read, its head and all. */
const mostRows = 20_000

/** Reads a sheet into the database; answers the process's exit code: 2 where lines were left out. */
async function importReports(given: string): Promise<number> {
  const bytes = await readFile(resolve(process.env.INIT_CWD ?? '.', given))
  const { sheets } = await readSheets(bytes, { mostRows })
  const read = sheets.slice(0, 1).flatMap((sheet) => readReports(sheet))
  for (const { rowNo, fault } of read) if (fault !== undefined) complain(`第 ${rowNo} 行：${fault}`)
  const lines = read.flatMap(({ line }) => line ?? [])
  const database = await openDatabase(readSettings(process.env), complain)
  try {
    const { companies, reports } = await database.db.transaction().execute((tx) => keepReports(tx, lines))
    say(`${companies} 家公司，${reports} 份财报；${read.length - lines.length} 行没有读入。`)
  } finally {
    await database.close()
  }
  return lines.length === read.length ? 0 : 2
}

/** What a command line asks for. */
async function main([path]: readonly string[]): Promise<number> {
  if (path !== undefined && path !== '--help') return importReports(path)
  say(help)
  return path === undefined ? 1 : 0
}

if (import.meta.main) {
  try {
    process.exitCode = await main(process.argv.slice(2))
  } catch (error) {
    complain(error instanceof SheetError ? error.message : (sentenceOf(error) ?? String((error as Error).message)))
    process.exitCode = 1
  }
}
