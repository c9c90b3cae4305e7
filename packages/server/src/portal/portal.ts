import type * as portal from '@xinpu/contract/portal'
import type { app, hotWord, SearchScene } from '@xinpu/contract/portal'
import { Refusal } from '@xinpu/contract/refusal'
import type { Selectable } from 'kysely'
import type { Context } from '../core/context.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { agreementHandlers } from './agreement.ts'
import { eventHandlers } from './event.ts'
import { memberHandlers } from './member.ts'
import { linksAtFirst } from './portal-seed.ts'
import { regionHandlers } from './region.ts'
import { isShown, noticesNow } from './shown.ts'
import { suggestionHandlers } from './suggestion.ts'
import type { PortalTables } from './tables.ts'
import { trackHandlers } from './track.ts'

type Asked = Pick<Context, 'db' | 'now'>

export const portalHandlers: HandlersOf<typeof portal> = {
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

  agreement: agreementHandlers,

  event: eventHandlers,

  member: memberHandlers,

  region: regionHandlers,

  app: {
    async latest({ platform }, { db }) {
      const row = await db
        .selectFrom('app_release')
        .selectAll()
        .$if(platform !== undefined, (found) => found.where('platform', '=', platform ?? 'ios'))
        .orderBy('version_code', 'desc')
        .orderBy('id', 'desc')
        .executeTakeFirst()
      if (!row) throw new Refusal('客户端尚未发布', 'NOT_FOUND')
      return presentRelease(row)
    },
  },

  hotWord: {
    search: ({ size }, context) => hotWords(context, 'spec', size),
    byType: ({ type, size }, context) => hotWords(context, type, size),
  },

  suggestion: suggestionHandlers,

  track: trackHandlers,

  navigation: {
    async lists(_, context) {
      const lists = ['common', 'agent', 'brand'] as const
      const [common = [], agent = [], brand = []] = await Promise.all(lists.map((list) => links(context, list)))
      return { common, agent, brand }
    },
    preset: () => ({ common: linksAtFirst('common'), agent: linksAtFirst('agent'), brand: linksAtFirst('brand') }),
    friendlyLinks: (_, context) => links(context, 'friend'),
  },

  notice: { list: (_, context) => noticesNow(context) },
}

/** What people look for most in one part of the site. */
const hotWords = async ({ db, now }: Asked, type: SearchScene, size: number): Promise<hotWord.HotWord[]> => {
  const rows = await db
    .selectFrom('hot_word')
    .select(['id', 'name', 'count', 'url'])
    .where('scene', '=', type)
    .where(isShown(now()))
    .orderBy('position')
    .orderBy('count', 'desc')
    .orderBy('id')
    .limit(size)
    .execute()
  return rows.map(({ url, ...row }) => ({ ...row, type, ...(url && { url }) }))
}

const presentRelease = (row: Selectable<PortalTables['app_release']>): app.AppVersion => ({
  version: row.version,
  versionCode: row.version_code,
  platform: row.platform,
  downloadUrl: row.download_url,
  qrCode: row.download_url,
  forceUpdate: row.is_forced,
  content: row.content,
  createTime: row.created_at.toISOString(),
})

const links = ({ db, now }: Asked, list: 'common' | 'agent' | 'brand' | 'friend') =>
  db
    .selectFrom('nav_item')
    .select(['name', 'url'])
    .where('list', '=', list)
    .where(isShown(now()))
    .orderBy('position')
    .orderBy('id')
    .execute()
