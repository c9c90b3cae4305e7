import { join } from 'node:path'
import { readSeedTable, seedFolder } from '../../catalogue/seed-table.ts'
import { inventedCode } from '../../demand/company-seed.ts'

/** The tables of companies that the first run invents elsewhere, and the number of the first in each. */
const tables = [
  ['companies.tsv', 0],
  ['shops.tsv', 100],
] as const

/** They are told of here too, with the same codes: pages about one company tie together. */
export const knownFirms = () =>
  tables.flatMap(([file, from]) =>
    readSeedTable(join(seedFolder, file)).rows.map(({ name = '', region = '' }, at) => ({
      name,
      region,
      creditCode: inventedCode(from + at),
    })),
  )
