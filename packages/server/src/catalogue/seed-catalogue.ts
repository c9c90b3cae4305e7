import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Db } from '../core/database.ts'
import { importParts, type Imported } from './import-parts.ts'
import { seedBrands } from './seed-brands.ts'
import { seedCategories } from './seed-categories.ts'
import { seedFiles, seedParts } from './seed-source.ts'
import { seedFolder } from './seed-table.ts'

const settingKey = 'catalogueSeed'

/** Puts the brands, categories and parts that come with the product into the tables; again only when they have changed. */
export async function seedCatalogue(db: Db, folder: string = seedFolder): Promise<Imported | undefined> {
  const mark = markOf(folder)
  const setting = await db.selectFrom('setting').select('value').where('key', '=', settingKey).executeTakeFirst()
  if (setting?.value === mark) return undefined
  await seedCategories(db, folder)
  await seedBrands(db, folder)
  const imported = await importParts(db, seedParts(join(folder, 'parts')), {
    report: { add: () => {}, counts: () => new Map() },
  })
  await db
    .insertInto('setting')
    .values({ key: settingKey, value: mark })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: mark }))
    .execute()
  return imported
}

/** What the seed files come to, in one word. */
function markOf(folder: string): string {
  const parts = seedFiles(join(folder, 'parts')).map((name) => join('parts', name))
  const hash = createHash('sha256')
  for (const name of ['brands.tsv', 'categories.tsv', 'category-rules.tsv', ...parts]) {
    hash
      .update(name)
      .update('\0')
      .update(readFileSync(join(folder, name)))
  }
  return hash.digest('hex')
}
