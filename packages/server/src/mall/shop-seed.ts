import { join } from 'node:path'
import { readSeedTable, seedFolder } from '../catalogue/seed-table.ts'
import type { Db } from '../core/database.ts'
import { inventCompanies } from '../demand/company-seed.ts'

/** The invented shops of `seeds/shops.tsv`. */
export const seedShops = () => readSeedTable(join(seedFolder, 'shops.tsv')).rows

/** Puts the companies in that keep them, where they are not there yet. */
export const seedShopCompanies = (tx: Db) => inventCompanies(tx, seedShops(), 100)
