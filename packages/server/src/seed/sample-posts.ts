import type * as contract from '@xinpu/contract'
import type { HandlersOf } from '../core/handlers.ts'
import { asking, type Asking } from './sample-accounts.ts'

type Calls = HandlersOf<Pick<typeof contract, 'demand'>>

const day = 24 * 60 * 60_000

/** What the sample account wants and offers, one post in each of its states, and a list of parts that it buys from. */
export async function samplePosts({ demand }: Calls, who: Asking): Promise<void> {
  await leaveContact(who)
  for (const { daysAgo, becomes, ...post } of posts)
    await postSo({ demand }, daysBefore(who, daysAgo), { post, becomes })
  await buyFromList({ demand }, who)
}

/** The same person, some days ago. */
const daysBefore = (who: Asking, days: number): Asking => asking(who, who.user.id, who.now().getTime() - days * day)

/** Whom to call about these posts: nobody, under a number that rings nowhere. */
const leaveContact = ({ db, user }: Asking) =>
  db
    .insertInto('contact')
    .values({
      account_id: user.id,
      enterprise_id: null,
      name: '林示例',
      job: '采购',
      mobile: '+86-10000019999',
      position: 0,
    })
    .execute()

const wanted = { status: 'open', allowDuplicate: true, currency: 'CNY' } as const
const posts = [
  { type: 1, model: 'STM32F103C8T6', quantity: 2000, price: 3.2, validDays: 7, daysAgo: 5, becomes: 'pictured' },
  { type: 1, model: 'GD32F103C8T6', quantity: 800, validDays: 15, daysAgo: 13, becomes: 'open' },
  { type: 0, model: 'LM358DR', quantity: 12_000, price: 0.31, validDays: 30, daysAgo: 2, becomes: 'pictured' },
  { type: 1, model: 'TPS5430DDAR', quantity: 300, validDays: 30, daysAgo: 9, becomes: 'closed' },
  { type: 1, model: 'W25Q128JVSIQ', quantity: 1500, validDays: 30, daysAgo: 33, becomes: 'expired' },
  { type: 0, model: 'NE5532DR', quantity: 4000, validDays: 30, daysAgo: 4, becomes: 'rejected' },
] as const
type Becomes = (typeof posts)[number]['becomes']
type Post = Omit<(typeof posts)[number], 'becomes' | 'daysAgo'>

async function postSo({ demand }: Calls, then: Asking, { post, becomes }: { post: Post; becomes: Becomes }) {
  await demand.mine.add({ ...wanted, ...post, images: [] }, then)
  const id = await lastOf(then, 'demand')
  if (becomes === 'closed') await demand.mine.setStatus({ ids: [id], status: 'closed' }, then)
  const change = written[becomes]
  if (change) await then.db.updateTable('demand').set(change).where('id', '=', id).execute()
}

/** The number of what a person made last. */
async function lastOf({ db, user }: Asking, table: 'bom' | 'demand'): Promise<number> {
  const { id } = await db
    .selectFrom(table)
    .select('id')
    .where('account_id', '=', user.id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return id
}

/** What no call of the person's own writes. */
const written: Partial<
  Record<Becomes, { images?: string[]; status?: 'expired' | 'rejected'; reject_reason?: string }>
> = {
  pictured: { images: ['/files/figure/reel-label.svg', '/files/figure/tape-strip.svg'] },
  expired: { status: 'expired' },
  rejected: { status: 'rejected', reject_reason: '图片与型号不符，请上传实物标签照片' },
}

/** A list that was changed once; what shops do not have of it is asked for. */
async function buyFromList({ demand }: Calls, who: Asking): Promise<void> {
  const list = { name: '网关主板 V3', boards: 200, attrition: 2 }
  const before = daysBefore(who, 3)
  await demand.bom.save({ ...list, boards: 100, lines: lines.slice(0, -2) }, before)
  const id = await lastOf(who, 'bom')
  await demand.bom.save({ ...list, id, lines: [...lines] }, who)
  const demands = lines
    .filter(({ bucket }) => bucket === 'demand')
    .map(({ model, brand, quantity }) => ({
      type: 1 as const,
      model,
      ...(brand && { brand }),
      quantity: quantity * list.boards,
      currency: 'CNY' as const,
    }))
  await demand.batch.add({ demands, validDays: 30, bomId: id }, who)
}

const lineOf = (rowNo: number, bucket: contract.demand.bom.BomBucket, line: Omit<Line, 'bucket' | 'rowNo'>): Line => ({
  rowNo,
  bucket,
  ...line,
})
interface Line {
  rowNo: number
  bucket: contract.demand.bom.BomBucket
  model: string
  brand?: string
  package?: string
  quantity: number
  designator: string
}
const lines: readonly Line[] = [
  lineOf(1, 'demand', { model: 'STM32F103RCT6', brand: 'ST', package: 'LQFP-64', quantity: 1, designator: 'U1' }),
  lineOf(2, 'cart', { model: 'AMS1117-3.3', package: 'SOT-223', quantity: 1, designator: 'U2' }),
  lineOf(3, 'demand', { model: 'MAX485ESA', brand: 'Maxim', package: 'SOIC-8', quantity: 2, designator: 'U3,U4' }),
  lineOf(4, 'cart', { model: 'LM358DR', brand: 'TI', package: 'SOIC-8', quantity: 1, designator: 'U5' }),
  lineOf(5, 'review', { model: 'XC7788-A0', package: 'QFN-24', quantity: 1, designator: 'U6' }),
  lineOf(6, 'demand', { model: 'CH340C', brand: '沁恒', package: 'SOP-16', quantity: 1, designator: 'U7' }),
  lineOf(7, 'cart', { model: 'W5500', brand: 'WIZnet', package: 'LQFP-48', quantity: 1, designator: 'U8' }),
]
