import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readText } from '@xinpu/trade/sheet-file'
import { seedFolder } from '../catalogue/seed-table.ts'
import type { Seed } from '../seed/first-run.ts'
import { readReports } from './financial-sheet.ts'
import { keepReports } from './financial-store.ts'

const table = join(seedFolder, 'financial-reports.tsv')

/** Puts in the figures of ten companies that nobody is called. */
export const seedReports: Seed = ({ db }) =>
  db.transaction().execute(async (tx) => {
    if (await tx.selectFrom('financial_report').select('id').limit(1).executeTakeFirst()) return ''
    const sheet = readText(readFileSync(table, 'utf8'), { mostRows: 1000 })
    const { reports } = await keepReports(
      tx,
      readReports(sheet).flatMap(({ line }) => line ?? []),
    )
    return `${reports} 份财报`
  })
