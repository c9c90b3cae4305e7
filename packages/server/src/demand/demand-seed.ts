import { plainOf } from '@xinpu/trade/words'
import { sql, type Insertable } from 'kysely'
import type { Db } from '../core/database.ts'
import type { Tables } from '../core/tables.ts'
import type { Seed } from '../seed/first-run.ts'
import { seedCompanies, type SeedCompany } from './company-seed.ts'
import { seedQuotes } from './enquiry-seed.ts'

/** Posts that the first run invents, and how many parts of a category they may be about. */
const most = { posts: 240, perCategory: 5 }

const hour = 60 * 60_000
const day = 24 * hour

/** Fills the board with posts of invented companies about parts that people know. */
export const seedDemands: Seed = ({ db, now }) =>
  db.transaction().execute(async (tx) => {
    const known = await tx.selectFrom('demand').select('id').limit(1).executeTakeFirst()
    if (known) return ''
    const companies = await seedCompanies(tx)
    const parts = await knownParts(tx)
    const rows = parts.map((part, at) => postOf(part, companies, { at, now: now() }))
    if (rows.length > 0) await tx.insertInto('demand').values(rows).execute()
    await seedQuestions(tx, companies, now())
    await seedQuotes(tx, companies, now())
    return `${rows.length} 条供求`
  })

type Part = Awaited<ReturnType<typeof knownParts>>[number]

/** The best-known parts of each category in turn. */
async function knownParts(tx: Db) {
  const { rows } = await sql<{ model: string; package: string; brand_id: number; brand: string }>`
    select model, package, brand_id, case when name_cn = short_name then name_cn else name_cn || ' ' || short_name end as brand
    from (
      select part.*, row_number() over (partition by category_id order by popularity desc, id) as place from part
    ) as placed
    join brand on brand.id = brand_id
    where place <= ${most.perCategory}
    order by place desc, placed.id % 17, placed.id
    limit ${most.posts}
  `.execute(tx)
  return rows
}

const quantities = [500, 2000, 10_000, 300, 5000, 100_000, 1500, 20_000, 80, 3000]
const prices = { chip: [0.0048, 0.0295, 0.0082, 0.064, 0.12], other: [3.2, 0.82, 12.5, 1.95, 0.415, 25.8, 5.6] }
/** Packages of resistors, capacitors and the like, which cost next to nothing: 0402. */
const chipPackage = /^(?:0[1-8]|1[02]|20|25)\d\d/
const batches = ['24+', '25+', '23+', '24+ 以上', null]
const deliveries = ['现货', '现货', '3 天内', '2 周内', null]
const remarks = [
  '要原装，附出货标签照片。',
  '整盘出，拆盘另议。',
  '可分批，首批一周内。',
  null,
  '接受同引脚替代，先给样片。',
  '真空包装未拆，可验货。',
]
const days = [7, 15, 30, 60]
/** Drawn, and said to be: nobody holds these reels. */
const pictures = [['reel-label'], [], ['reel-label', 'tape-strip'], [], [], []].map((names) =>
  names.map((name) => `/files/figure/${name}.svg`),
)
/** The oldest have ended. */
const ended = { from: 200, states: ['closed', 'expired', 'rejected'] } as const

const nth = <T>(list: readonly T[], at: number): T => list[at % list.length] as T

/** One post of the many: always the same for the same place, so that a first run is like every other. */
function postOf(
  part: Part,
  companies: readonly SeedCompany[],
  { at, now }: { at: number; now: Date },
): Insertable<Tables['demand']> {
  const type = at % 5 < 3 ? 1 : 0
  const posters = companies.filter(({ side }) => side === type)
  const { accountId, enterpriseId, region } = nth(posters, at * 7 + 3)
  // The newest first, thinning out over twelve days.
  const posted = new Date(now.getTime() - (at * at * 18 + at * 60) * 1000 - 4 * 60_000)
  const isEnded = at >= ended.from && at % 4 === 0
  const status = isEnded ? nth(ended.states, at / 4) : 'open'
  const price = nth(chipPackage.test(part.package) ? prices.chip : prices.other, at * 5)
  return {
    account_id: accountId,
    enterprise_id: enterpriseId,
    type,
    model: part.model,
    model_plain: plainOf(part.model),
    brand_id: part.brand_id,
    brand: part.brand,
    brand_key: `#${part.brand_id}`,
    quantity: nth(quantities, at * 3),
    price: at % 4 === 1 ? null : Math.round(price * 1_000_000),
    currency: 'CNY',
    tax_included: at % 6 === 5 ? null : at % 3 !== 2,
    package: part.package || null,
    batch_no: nth(batches, at),
    delivery: nth(deliveries, at * 2 + 1),
    region,
    description: nth(remarks, at * 5 + 2),
    images: nth(pictures, at),
    contact_id: null,
    bom_id: null,
    status,
    reject_reason: status === 'rejected' ? '描述与型号不符' : null,
    refreshed_at: null,
    view_count: (at * 37) % 300,
    expires_at:
      status === 'expired'
        ? new Date(now.getTime() - (1 + (at % 3)) * day)
        : new Date(now.getTime() + nth(days, at) * day - ((at * 11) % 6) * day - 5 * hour),
    updated_at: posted,
    created_at: posted,
  }
}

/** A question and its answer under some posts that want parts. */
async function seedQuestions(tx: Db, companies: readonly SeedCompany[], now: Date): Promise<void> {
  const posts = await tx
    .selectFrom('demand')
    .select(['id', 'account_id'])
    .where('type', '=', 1)
    .orderBy('updated_at', 'desc')
    .limit(24)
    .execute()
  const asking = companies.filter(({ side }) => side === 0)
  const questions = posts.map(({ id, account_id }, at) => ({
    demand_id: id,
    account_id: nth(asking, at).accountId,
    to_id: account_id,
    parent_id: null,
    content: nth(['24+ 原盘，能接受一盘加散料吗？', '有一批 23+，原包装，要不要看图？', '交期两周可以等吗？'], at),
    created_at: now,
  }))
  if (questions.length === 0) return
  await tx.insertInto('demand_message').values(questions).execute()
  await sql`
    insert into demand_message (demand_id, account_id, parent_id, to_id, content, is_read, created_at)
    select demand_id, to_id, id, account_id, '可以，请附原盘标签照片。', true, created_at + interval '1 minute'
    from demand_message where id % 2 = 0
  `.execute(tx)
  await sql`
    update demand set message_count = (select count(*)::int from demand_message where demand_id = demand.id)
    where id in (select demand_id from demand_message)
  `.execute(tx)
}
