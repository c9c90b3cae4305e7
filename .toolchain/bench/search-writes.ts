import { plainOf } from '@xinpu/trade/words'
import type { Db } from '../../packages/server/src/core/database.ts'
import type { PartSearch } from '../../packages/server/src/search/part-search.ts'

const writes = 20

/** Milliseconds from the end of a write until the index finds it, for some writes one after the other. */
export async function writeLags(db: Db, search: PartSearch): Promise<number[]> {
  const lags: number[] = []
  for (let turn = 0; turn < writes; turn += 1) lags.push(await lagOf(db, search, `FRESHLY-WRITTEN-${turn}`))
  await db.deleteFrom('part').where('model_key', 'like', 'FRESHLY-WRITTEN-%').execute()
  return lags
}

async function lagOf(db: Db, search: PartSearch, model: string): Promise<number> {
  const like = await db
    .selectFrom('part')
    .select(['brand_id', 'category_id'])
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('part')
    .values({ ...like, model, model_key: model, model_plain: plainOf(model), words: '', source: 'tsv' })
    .execute()
  const began = performance.now()
  while ((await search.suggestModels(model, 1)).length === 0) await new Promise((next) => setTimeout(next, 1))
  return performance.now() - began
}
