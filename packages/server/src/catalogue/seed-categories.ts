import { plainOf } from '@xinpu/trade/words'
import { join } from 'node:path'
import type { Db } from '../core/database.ts'
import { readSeedTable } from './seed-table.ts'

/** Writes `categories.tsv`: a parent stands above its children, and the order of the lines is the order shown. */
export async function seedCategories(db: Db, folder: string): Promise<void> {
  const ids = new Map<string, number>()
  for (const [position, row] of readSeedTable(join(folder, 'categories.tsv')).rows.entries()) {
    const { code = '', parent = '', name = '', nameEn = '', aliases = '', symbol = '' } = row
    const values = { parent_id: ids.get(parent) ?? null, name, name_en: nameEn, symbol, position }
    const { id } = await db
      .insertInto('category')
      .values({ code, ...values })
      .onConflict((conflict) => conflict.column('code').doUpdateSet(values))
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.set(code, id)
    await writeAliases(db, id, [name, nameEn, ...aliases.split(';')])
  }
}

async function writeAliases(db: Db, id: number, names: readonly string[]): Promise<void> {
  const aliases = new Map(names.map((alias) => [plainOf(alias), alias.trim()]))
  aliases.delete('')
  const rows = [...aliases].map(([plain, alias]) => ({ plain, alias, category_id: id }))
  await db
    .insertInto('category_alias')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
