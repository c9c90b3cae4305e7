import type { Db } from '../../core/database.ts'
import type { Seed } from '../../seed/first-run.ts'
import { seedOriginals } from './original-seed.ts'
import { seedSchemes } from './scheme-seed.ts'
import { seedTech } from './tech-seed.ts'

const hour = 60 * 60_000

/** Fills the zone with what we wrote and drew; a filling that was cut short begins again. */
export const seedZone: Seed = async (house, say) => {
  say('首次运行：正在排版课程、资料与电路方案…')
  await emptied(house.db)
  /** The first of each kind is the newest. */
  const at = (place: number) => new Date(house.now().getTime() - (3 + place * 31) * hour)
  const [tech, documents, schemes] = [
    await seedTech(house, at),
    await seedOriginals(house, at),
    await seedSchemes(house, at),
  ]
  return `${tech + documents} 份课程与资料，${schemes} 个电路方案`
}

async function emptied(db: Db): Promise<void> {
  await db.deleteFrom('scheme').execute()
  await db.deleteFrom('original_factory').execute()
  await db.deleteFrom('article').where('zone', 'is not', null).execute()
}
