import type { demand, market } from '@xinpu/contract/demand'
import type { ParsedOf } from '@xinpu/contract/endpoint'
import { plainOf } from '@xinpu/trade/words'
import { sql } from 'kysely'
import type { Context } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { throttlePlace } from '../core/throttle.ts'
import { goodsOfModels, type WantedModel } from '../mall/goods-of-models.ts'
import type { Suggests } from '../portal/suggestion.ts'
import { stockOfModels } from '../stock/stock-of-models.ts'
import { demandSeenBy, demands, isOpen, presentDemands } from './demand-queries.ts'
import { similarTo } from './detail.ts'
import { beginsWith } from '../core/begins-with.ts'

/** Posts that answer one, goods that do, posts of each model of a batch, and lines under a field. */
const most = { answers: 20, goods: 10, perModel: 10, hints: 8 }

const pace = { most: 60, minutes: 60 }

export const marketHandlers: HandlersOf<typeof market> = {
  async match(asked, context) {
    const wanted = await wantedOf(context, asked)
    if (wanted.plain === '') return { demands: [], stocks: [], goods: [] }
    const [demands, supply] = await Promise.all([
      answersTo(context.db, context.now(), wanted),
      wanted.type === 1 ? supplyOf(context, wanted) : { stocks: [], goods: [] },
    ])
    return { demands, ...supply }
  },

  async similar({ id, size }, { db, now, user }) {
    return similarTo(db, await demandSeenBy(db, id, user?.id), now(), size)
  },

  async batchSearch({ models }, context) {
    await throttlePlace(context, 'batch search', pace)
    const { db, now } = context
    const found = await offersOf(db, now(), [...new Set(models.map(plainOf))])
    const held = await stockOfModels(context, models, most.perModel)
    const wanted = [...new Set(models)].map((model) => ({ model, pieces: 1 }))
    const sold = await goodsOfModels(db, wanted, most.perModel)
    return models.map((model) => ({
      model,
      demands: found.get(plainOf(model)) ?? [],
      stocks: held.get(model) ?? [],
      mallGoods: sold.get(model) ?? [],
    }))
  },

  async hint({ keywords }, { db }) {
    const plain = plainOf(keywords)
    if (plain === '') return { data: [] }
    const rows = await db
      .selectFrom('part')
      .innerJoin('brand', 'brand.id', 'part.brand_id')
      .select(['model', 'brand.name_cn as brand', 'brand.id as brandId'])
      .where(beginsWith('model_plain', plain))
      .orderBy('part.model_plain')
      .orderBy('part.id')
      .limit(most.hints)
      .execute()
    return { data: rows }
  },
}

/** What a post says that it is about, or a draft that is still being typed. */
async function wantedOf(
  { db, user }: Pick<Context, 'db' | 'user'>,
  { id, type = 1, model = '', brandId }: ParsedOf<typeof market.match>,
): Promise<Wanted> {
  if (id === undefined) return { type, model, plain: plainOf(model), pieces: 1, brandId }
  const post = await demandSeenBy(db, id, user?.id)
  const { model_plain: plain, quantity: pieces, account_id: accountId } = post
  return { type: post.type, model: post.model, plain, pieces, brandId, accountId }
}

/** What is held and sold of a model that is wanted. */
async function supplyOf(clock: Pick<Context, 'db' | 'now'>, { model, pieces, brandId }: Wanted) {
  const [stocks, goods] = await Promise.all([
    heldOf(clock, model, brandId),
    soldOf(clock.db, { model, pieces }, brandId),
  ])
  return { stocks, goods }
}

/** Stock of a model, of a brand where one is told; a line whose brand nobody knows may be of it. */
async function heldOf(clock: Pick<Context, 'db' | 'now'>, model: string, brandId: number | undefined) {
  const held = (await stockOfModels(clock, [model], most.answers)).get(model) ?? []
  return held.filter((line) => brandId === undefined || line.brandId === undefined || line.brandId === brandId)
}

/** Goods of a model, of a brand where one is told. */
async function soldOf(db: Db, wanted: WantedModel, brandId: number | undefined) {
  const sold = (await goodsOfModels(db, [wanted], most.goods)).get(wanted.model) ?? []
  return sold.filter((one) => brandId === undefined || one.brandId === brandId)
}

interface Wanted extends WantedModel {
  type: demand.DemandType
  /** The model as it is compared. */
  plain: string
  brandId?: number | undefined
  accountId?: number | undefined
}

/** Open posts of the other kind for a model, not of the same person; any brand answers where one is not told. */
async function answersTo(db: Db, now: Date, { type, plain, brandId, accountId }: Wanted): Promise<demand.DemandVO[]> {
  const rows = await demands(db)
    .where(isOpen(now))
    .where('demand.type', '=', type === 1 ? 0 : 1)
    .where('demand.model_plain', '=', plain)
    .$if(brandId !== undefined, (found) =>
      found.where(sql<boolean>`(demand.brand_id = ${brandId ?? 0} or demand.brand_id is null)`),
    )
    .$if(accountId !== undefined, (found) => found.where('demand.account_id', '<>', accountId ?? 0))
    .orderBy(sql`demand.price is null`)
    .orderBy('demand.updated_at', 'desc')
    .limit(most.answers)
    .execute()
  return presentDemands(rows, now)
}

/** Open posts of both kinds for many models, the newest of each: one question. */
async function offersOf(db: Db, now: Date, plains: readonly string[]) {
  const rows = await demands(db)
    .where(
      'demand.id',
      'in',
      sql<number>`(
      select found.id from unnest(${plains}::text[]) as wanted(plain) cross join lateral (
        select id from demand
        where model_plain = wanted.plain and ${isOpen(now)}
        order by updated_at desc limit ${most.perModel}
      ) as found
    )`,
    )
    .orderBy('demand.updated_at', 'desc')
    .execute()
  return Map.groupBy(presentDemands(rows, now), ({ model }) => plainOf(model))
}

/** Models of open posts that go on so, those with most posts first. */
export const suggestedModels: Suggests = async ({ keywords, size }, { db, now }) => {
  const plain = plainOf(keywords)
  if (plain === '') return []
  return db
    .selectFrom('demand')
    .select(sql<string>`min(model)`.as('name'))
    .where('status', '=', 'open')
    .where('expires_at', '>', now())
    .where(beginsWith('model_plain', plain))
    .groupBy('model_plain')
    .orderBy(({ fn }) => fn.countAll(), 'desc')
    .orderBy('model_plain')
    .limit(size)
    .execute()
}
