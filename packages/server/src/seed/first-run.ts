import type { House } from '../core/context.ts'
import { seedCatalogue } from '../catalogue/seed-catalogue.ts'
import type { Db } from '../core/database.ts'
import { seedDatasheets } from '../datasheet/datasheet-seed.ts'
import { seedPortal } from '../portal/portal-seed.ts'

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
  await seedPortal(db)
  say('首次运行：正在生成示例数据手册…')
  const count = await seedDatasheets(house)
  await note(db, 'done')
  say(`首次运行：完成，${count} 份数据手册，用时 ${Math.round((Date.now() - began) / 1000)} 秒。`)
}

const note = (db: Db, value: string) =>
  db
    .insertInto('setting')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
