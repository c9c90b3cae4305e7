import type * as portal from '@xinpu/contract/portal'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import type { Unbuilt } from './index.ts'
import { eventHandlers } from './event.ts'
import { memberHandlers } from './member.ts'
import { regionHandlers } from './region.ts'

export const portalHandlers: HandlersOf<typeof portal, Unbuilt> = {
  config: {
    async value({ key }, { db }) {
      const row = await db.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst()
      return Number(row?.value ?? 0)
    },

    async figures(_, { db }) {
      const { models, brands } = await db
        .selectFrom('brand')
        .select(({ fn }) => [fn.sum<number>('part_count').as('models'), fn.countAll<number>().as('brands')])
        .where('part_count', '>', 0)
        .executeTakeFirstOrThrow()
      const { categories } = await db
        .selectFrom('category')
        .select(({ fn }) => fn.countAll<number>().as('categories'))
        .where('parent_id', 'is not', null)
        .executeTakeFirstOrThrow()
      const { datasheets } = await db
        .selectFrom('datasheet')
        .select(({ fn }) => fn.countAll<number>().as('datasheets'))
        .where('state', '=', 'published')
        .executeTakeFirstOrThrow()
      return { models: Number(models ?? 0), brands, categories, datasheets }
    },
  },

  event: eventHandlers,

  member: memberHandlers,

  region: regionHandlers,

  hotWord: {
    search: ({ size }, { db }) =>
      db.selectFrom('hot_word').selectAll().orderBy('count', 'desc').orderBy('id').limit(size).execute(),
  },

  navigation: {
    async lists(_, { db }) {
      const [common, agent, brand] = await Promise.all([links(db, 'common'), links(db, 'agent'), links(db, 'brand')])
      return { common, agent, brand }
    },
    friendlyLinks: (_, { db }) => links(db, 'friend'),
  },
}

const links = (db: Db, list: 'common' | 'agent' | 'brand' | 'friend') =>
  db.selectFrom('nav_item').select(['name', 'url']).where('list', '=', list).orderBy('position').orderBy('id').execute()
