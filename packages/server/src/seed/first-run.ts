import type { House } from '../core/context.ts'
import { seedCatalogue } from '../catalogue/seed-catalogue.ts'
import { seedDatasheets } from './datasheets.ts'
import { seedPortal } from './portal.ts'

/** Fills an empty database, so that a first visitor finds real parts. A database with anything in it is left alone. */
export async function seedFirstRun(house: House, say: (line: string) => void): Promise<void> {
  const { db } = house
  const brand = await db.selectFrom('brand').select('id').limit(1).executeTakeFirst()
  const sheet = await db.selectFrom('datasheet').select('id').limit(1).executeTakeFirst()
  if (brand && sheet) return
  const began = Date.now()
  say('首次运行:正在写入型号、品牌与分类…')
  await seedCatalogue(db)
  await seedPortal(db)
  say('首次运行:正在生成示例数据手册…')
  const count = await seedDatasheets(house)
  say(`首次运行:完成,${count} 份数据手册,用时 ${Math.round((Date.now() - began) / 1000)} 秒。`)
}
