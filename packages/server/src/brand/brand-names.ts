import { plainOf } from '@xinpu/trade/words'
import { spellingsOf } from '../catalogue/brand-directory.ts'
import type { Db } from '../core/database.ts'

/** Has a brand found by more names; a form that means another brand goes on meaning it. */
export async function keepNames(tx: Db, brandId: number, names: readonly string[]): Promise<void> {
  const spellings = new Map(names.flatMap((name) => plainsOf(name).map((plain) => [plain, name] as const)))
  if (spellings.size === 0) return
  await tx
    .insertInto('brand_alias')
    .values([...spellings].map(([plain, alias]) => ({ plain, alias, brand_id: brandId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

const plainsOf = (name: string): string[] => [plainOf(name), ...spellingsOf(name)].filter((plain) => plain !== '')

/** Another brand that goes by one of some names. */
export async function namesakeOf(db: Db, names: readonly string[], own = 0) {
  const plains = names.map(plainOf).filter((plain) => plain !== '')
  if (plains.length === 0) return
  return db
    .selectFrom('brand_alias')
    .innerJoin('brand', 'brand.id', 'brand_id')
    .select(['plain', 'name_cn', 'short_name'])
    .where('plain', 'in', plains)
    .where('brand_id', '<>', own)
    .executeTakeFirst()
}
