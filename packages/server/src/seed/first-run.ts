import type { House } from '../core/context.ts'
import { seedCatalogue } from '../catalogue/seed-catalogue.ts'
import type { Db } from '../core/database.ts'
import { measureTables } from '../core/vacuum.ts'

/** Puts something into the database of a first run; answers what that was, in words for whoever waits. */
export type Seed = (house: House, say: (line: string) => void) => Promise<string | void>

const key = 'firstRun'

/**
 * Fills an empty database, so that a first visitor finds real parts. What was filled once is left alone from then on;
 * a filling that was cut short begins again.
 */
export async function seedFirstRun(house: House, say: (line: string) => void): Promise<void> {
  const { db } = house
  const state = await db.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst()
  const hasParts = await db.selectFrom('part').select('id').limit(1).executeTakeFirst()
  if (state?.value === 'done' || (!state && hasParts)) return
  const began = Date.now()
  await note(db, 'begun')
  say('首次运行：正在写入型号、品牌与分类…')
  await db.deleteFrom('datasheet').execute()
  await seedCatalogue(db)
  const made: string[] = []
  for (const seed of house.brought.seeds) made.push((await seed(house, say)) ?? '')
  await measureTables(db)
  await note(db, 'done')
  const seconds = Math.round((Date.now() - began) / 1000)
  say(`首次运行：完成，${[...made.filter(Boolean), `用时 ${seconds} 秒`].join('，')}。`)
}

const note = (db: Db, value: string) =>
  db
    .insertInto('setting')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
