import type { demand } from '@xinpu/contract/demand'
import type { ParsedOf } from '@xinpu/contract/endpoint'
import type { Paging } from '@xinpu/contract/page'
import { plainOf } from '@xinpu/trade/words'
import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import { oneOf } from '../core/prepared-statement.ts'
import { paginate } from '../core/paginate.ts'
import { demandsNumbered, isOpen, type DemandRow } from './demand-queries.ts'
import { beginsWith } from '../core/begins-with.ts'

type Asked = Omit<ParsedOf<typeof demand.list>, 'pageIndex' | 'pageSize'>

const isCertified = sql<boolean>`exists (
  select from enterprise where enterprise.id = demand.enterprise_id and enterprise.status = 'certified'
)`

const day = 24 * 60 * 60_000

/** A page of the public posts of a filter, in their order. */
export async function boardPage(db: Db, now: Date, asked: Partial<Asked>, page: Paging) {
  const { rows, total } = await paginate(db, await numbersOn(db, now, asked), page, 'kept')
  return { rows: await demandsNumbered(db, numbersIn(rows)), total }
}

/** The first posts of a filter. */
export async function firstOnBoard(db: Db, now: Date, asked: Partial<Asked>, count: number): Promise<DemandRow[]> {
  const query = await numbersOn(db, now, asked)
  return demandsNumbered(db, numbersIn(await query.limit(count).execute()))
}

/** Numbers of posts, of this table alone: beside a join, even one that comes to nothing, no index is read by itself. */
const numbers = (db: Db) => db.selectFrom('demand').select('demand.id')
type Numbers = ReturnType<typeof numbers>

const numbersIn = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

/** Which posts a page shows is read from an index, which holds what narrows them too; only those are read whole. */
async function numbersOn(db: Db, now: Date, asked: Partial<Asked>): Promise<Numbers> {
  const named = await namedSo(numbers(db), db, asked.keywords ?? '')
  const placed = asked.region ? await inRegion(named, db, asked.region) : named
  return inOrder(narrowed(inState(placed, now, asked.status), now, asked), asked.sort)
}

/**
 * Posts of all regions that are written so: which they are is read from the index, and how common each is PostgreSQL
 * knows. One region alone is asked by `=`: its posts stand in the index in the order of the board.
 */
async function inRegion(found: Numbers, db: Db, region: string): Promise<Numbers> {
  const { rows } = await sql<{ region: string }>`
    with recursive told as (
      (select region from demand where region is not null order by region limit 1)
      union all
      select (select region from demand where region > told.region order by region limit 1) from told
      where told.region is not null
    )
    select region from told where position(${region} in region) > 0`.execute(db)
  const [only, ...others] = rows
  if (only && others.length === 0) return found.where('demand.region', '=', only.region)
  return found.where('demand.region', '=', sql<string>`any (${rows.map((row) => row.region)}::text[])`)
}

const inState = (found: Numbers, now: Date, status: Asked['status'] = 'open') =>
  status === 'open' ? found.where(isOpen(now)) : found.where('demand.status', '=', status)

function narrowed(found: Numbers, now: Date, asked: Partial<Asked>): Numbers {
  const { type, brandId, enterpriseId, verified, batchNo = '', minQuantity, days } = asked
  return found
    .$if(type !== undefined, (posts) => posts.where('demand.type', '=', type ?? 1))
    .$if(brandId !== undefined, (posts) => posts.where('demand.brand_id', '=', brandId ?? 0))
    .$if(enterpriseId !== undefined, (posts) => posts.where('demand.enterprise_id', '=', enterpriseId ?? 0))
    .$if(verified === true, (posts) => posts.where(isCertified))
    .$if(batchNo !== '', (posts) => posts.where(sql<boolean>`position(${batchNo} in demand.batch_no) > 0`))
    .$if(minQuantity !== undefined, (posts) => posts.where('demand.quantity', '>=', minQuantity ?? 0))
    .$if(days !== undefined, (posts) =>
      posts.where('demand.created_at', '>=', new Date(now.getTime() - (days ?? 0) * day)),
    )
}

function inOrder(found: Numbers, sort: Asked['sort'] = 'newest'): Numbers {
  if (sort === 'quantity') return found.orderBy('demand.quantity', 'desc').orderBy('demand.id', 'desc')
  if (sort === 'expire') return found.orderBy('demand.expires_at').orderBy('demand.id')
  return found.orderBy('demand.updated_at', 'desc').orderBy('demand.id', 'desc')
}

/** Posts of which every word begins the model, or names the brand. */
async function namedSo(found: Numbers, db: Db, keywords: string): Promise<Numbers> {
  const words = [...new Set(keywords.split(/\s+/).map(plainOf).filter(Boolean))].slice(0, 6)
  if (words.length === 0) return found
  const brands = await db.selectFrom('brand_alias').select(['plain', 'brand_id']).where('plain', 'in', words).execute()
  return words.reduce((posts, word) => {
    const ids = brands.filter(({ plain }) => plain === word).map(({ brand_id }) => brand_id)
    return posts.where(({ eb, or }) =>
      or([beginsWith('demand.model_plain', word), ...(ids.length > 0 ? [eb('demand.brand_id', '=', oneOf(ids))] : [])]),
    )
  }, found)
}
