import type { ChipModel } from '@xinpu/contract/datasheet/part'
import type { bom, bomWatch } from '@xinpu/contract/demand'
import { Refusal } from '@xinpu/contract/refusal'
import { fullDay } from '@xinpu/sdk/format'
import { mostPieces } from '@xinpu/trade/bom'
import { fromMicro } from '@xinpu/trade/price'
import type { House } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { oneOf } from '../core/prepared-statement.ts'
import { changesTold, heldParts, type WatchedPart, type WatchedParts } from './bom-change.ts'
import { offersForLines, pricesFor, taxedPiece } from './bom-prices.ts'

type Looking = Pick<House, 'brought' | 'db' | 'now' | 'parts'>

/** Lists that are looked at together. */
const atOnce = 20

export const bomWatchHandlers: HandlersOf<typeof bomWatch> = {
  async save({ id, isWatched }, context) {
    const { db, user } = context
    const own = () => db.updateTable('bom').where('id', '=', id).where('account_id', '=', user.id)
    const list = await db
      .selectFrom('bom')
      .select(['boards', 'lines'])
      .where('id', '=', id)
      .where('account_id', '=', user.id)
      .executeTakeFirst()
    if (!list) throw new Refusal('没有找到这份 BOM', 'NOT_FOUND')
    if (!isWatched) await own().set({ watched: null }).execute()
    // What was seen before stays: asked twice, it is watched since the first time.
    else
      await own()
        .set({ watched: JSON.stringify(await partsNow(context, list)) })
        .where('watched', 'is', null)
        .execute()
    return null
  },
}

/** Tells who watches a list what changed about its parts since the last look. For a daily round; answers how many were told. */
export async function lookAtBoms(house: Looking): Promise<number> {
  let told = 0
  for (let last = 0, lists = await watchedAfter(house.db, 0); lists.length > 0;) {
    told += await lookAt(house, lists)
    last = lists.at(-1)?.id ?? last
    lists = await watchedAfter(house.db, last)
  }
  return told
}

const watchedAfter = (db: Db, last: number) =>
  db
    .selectFrom('bom')
    .select(['id', 'account_id', 'name', 'boards', 'lines', 'watched'])
    .where('watched', 'is not', null)
    .where('id', '>', last)
    .orderBy('id')
    .limit(atOnce)
    .execute()

type Watched = Awaited<ReturnType<typeof watchedAfter>>[number]

async function lookAt(house: Looking, lists: readonly Watched[]): Promise<number> {
  let told = 0
  for (const list of lists) {
    const after = await partsNow(house, list)
    const before = list.watched ?? {}
    const changes = changesTold(before, after)
    if (changes.length > 0) told += await tell(house, list, changes)
    await house.db
      .updateTable('bom')
      .set({ watched: JSON.stringify(heldParts(before, after)) })
      .where('id', '=', list.id)
      .where('watched', 'is not', null)
      .execute()
  }
  return told
}

async function tell({ db, now }: Looking, { id, account_id, name }: Watched, changes: readonly string[]) {
  const at = now()
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('alert')
    .values({
      account_id,
      kind: 'bom',
      title: `BOM「${name}」的型号有变化`,
      content: `${changes.join('；')}。`,
      url: `/inquiry/batchSearch?bom=${id}`,
      once: `bom ${id} ${fullDay(at)}`,
      created_at: at,
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'once']).doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows)
}

/** How the chosen parts of a list are now. */
async function partsNow(house: Looking, { boards, lines }: Pick<Watched, 'boards' | 'lines'>): Promise<WatchedParts> {
  const needs = needsOf(lines, boards)
  const [parts, offers] = await Promise.all([house.parts([...needs.keys()]), offersForLines(house, needs)])
  const revisions = await revisionsOf(house.db, [...parts.values()])
  const entries = [...parts].map(([id, { model, lifecycle, specId }]): [string, WatchedPart] => {
    const [best] = pricesFor(offers.get(id) ?? [], needs.get(id) ?? 1)
    const cost = { price: best ? fromMicro(taxedPiece(best)) : null, currency: best?.currency ?? '' }
    return [String(id), { model, lifecycle, revisionId: revisions.get(specId ?? 0) ?? null, ...cost }]
  })
  return Object.fromEntries(entries)
}

function needsOf(lines: readonly bom.BomLine[], boards: number): Map<number, number> {
  const needs = new Map<number, number>()
  for (const { modelId, quantity } of lines)
    if (modelId !== undefined) needs.set(modelId, Math.min((needs.get(modelId) ?? 0) + quantity * boards, mostPieces))
  return needs
}

/** The newest revision of each part's datasheet, by the number of the datasheet. */
async function revisionsOf(db: Db, parts: readonly ChipModel[]): Promise<ReadonlyMap<number, number>> {
  const ids = parts.flatMap(({ specId }) => specId ?? [])
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('datasheet_revision')
    .select(['datasheet_id', (of) => of.fn.max('id').as('id')])
    .where('datasheet_id', '=', oneOf(ids))
    .groupBy('datasheet_id')
    .execute()
  return new Map(rows.map(({ datasheet_id, id }) => [datasheet_id, id]))
}
