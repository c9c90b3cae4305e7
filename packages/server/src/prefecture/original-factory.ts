import type { originalFactory } from '@xinpu/contract/prefecture'
import { Refusal } from '@xinpu/contract/refusal'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { paginate } from '../core/paginate.ts'

export const originalFactoryHandlers: HandlersOf<typeof originalFactory> = {
  async list({ keywords = '', letter, ...page }, { db, user }) {
    const query = factories(db, user?.id)
      .$if(letter !== undefined, (found) => found.where('letter', '=', letter ?? ''))
      .$if(keywords !== '', (found) =>
        found.where(
          sql<boolean>`strpos(lower(name_cn || ' ' || name_en || ' ' || short_name), lower(${keywords})) > 0`,
        ),
      )
      .orderBy('data_count', 'desc')
      .orderBy('original_factory.id')
    const { rows, total } = await paginate(db, query, page)
    return { data: rows.map(presentFactory), totalRecord: total }
  },

  async detail({ id }, { db, user }) {
    const row = await factories(db, user?.id).where('original_factory.id', '=', id).executeTakeFirst()
    if (!row) throw new Refusal('没有找到这家原厂', 'NOT_FOUND')
    const [types, languages] = await Promise.all([typesOf(db, id), languagesOf(db, id)])
    return { ...presentFactory(row), types, languages }
  },
}

/** Makers that publish documents, with how many. */
const factories = (db: Db, readerId: number | undefined) =>
  db
    .selectFrom('original_factory')
    .innerJoin('brand', 'brand.id', 'brand_id')
    .select(['original_factory.id', 'brand_id', 'name_cn', 'short_name', 'logo', 'website', 'original_factory.intro'])
    .select(({ selectFrom }) =>
      selectFrom('original_data')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('factory_id', '=', 'original_factory.id')
        .as('data_count'),
    )
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('follow')
          .select('target_id')
          .where('follow.account_id', '=', readerId ?? 0)
          .where('follow.type', '=', 'originalFactory')
          .whereRef('follow.target_id', '=', 'original_factory.id'),
      ).as('is_follow'),
    )

type FactoryRow = Awaited<ReturnType<ReturnType<typeof factories>['executeTakeFirstOrThrow']>>

const presentFactory = (row: FactoryRow): originalFactory.OriginalFactoryVO => ({
  id: row.id,
  brandId: row.brand_id,
  brandCn: row.name_cn,
  brandName: row.short_name,
  fullLogo: row.logo,
  intro: row.intro,
  website: row.website,
  dataCount: row.data_count ?? 0,
  isFollow: Boolean(row.is_follow),
})

const countsBy = (db: Db, factoryId: number) =>
  db
    .selectFrom('original_data')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('factory_id', '=', factoryId)
    .orderBy('count', 'desc')

const typesOf = (db: Db, id: number) => countsBy(db, id).select('type').groupBy('type').orderBy('type').execute()

const languagesOf = (db: Db, id: number) =>
  countsBy(db, id).clearOrderBy().select('language').groupBy('language').orderBy('language', 'desc').execute()
