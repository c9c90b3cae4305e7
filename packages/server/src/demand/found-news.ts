import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import { startOfDay, tellOfDay } from './day-alert.ts'
import type { Shelf } from './search-finding.ts'

/** Something that answers a post: the model that is asked for, and who has it, in words. */
export interface Answer {
  model: string
  said: string
}

interface News {
  accountId: number
  at: Date
  shelf: Shelf
  /** What was found today for posts of the person. */
  answers: readonly Answer[]
}

/** How what was found is told: of posts alone, of all that was found, and where models are looked at. */
const wording = {
  stock: {
    answered: (count: number) => `您求的型号新到 ${count} 家现货`,
    found: (count: number) => `${count} 条现货和您有关`,
    place: '/inquiry/inquiryMore/stock/0',
  },
  goods: {
    answered: (count: number) => `您求的型号新到 ${count} 个商品`,
    found: (count: number) => `${count} 个商品和您有关`,
    place: '/mall/index/1',
  },
} as const satisfies Record<Shelf, unknown>

/** Where kept searches are, each with what is new in it. */
const searchesPage = '/userCenter?type=28'

/** Tells a person in one line a day what was found on a shelf for posts and for kept searches, each with its reason. */
export async function tellFound(tx: Db, { accountId, at, shelf, answers }: News): Promise<void> {
  const searches = await searchesOfDay(tx, { accountId, at, shelf })
  const reasons = [...answers, ...searches].map(({ said }) => said)
  if (reasons.length === 0) return
  const { answered, found, place } = wording[shelf]
  const count = searches.reduce((sum, search) => sum + search.count, answers.length)
  const [first] = answers
  await tellOfDay(tx, {
    accountId,
    at,
    sign: shelf,
    title: searches.length === 0 ? answered(count) : found(count),
    content: `${reasons.slice(0, 5).join('；')}。`,
    url: first ? `${place}?keywords=${encodeURIComponent(first.model)}` : searchesPage,
  })
}

/** What kept searches of a person found today, the latest first. */
async function searchesOfDay(tx: Db, { accountId, at, shelf }: Omit<News, 'answers'>) {
  const { rows } = await sql<{ said: string; count: number }>`
    select '因为您保存了搜索“' || name || '”，新到 ' || count(*) || ${shelf === 'stock' ? ' 条' : ' 个'} as said,
      count(*)::int as count
    from ${sql.table(`${shelf}_found`)} join saved_search on saved_search.id = search_id
    where account_id = ${accountId} and notify and found_at >= ${startOfDay(at)}
    group by saved_search.id, name
    order by max(found_at) desc, saved_search.id`.execute(tx)
  return rows
}
