import { Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { forPage } from './page-asks.ts'
import { pgliteDialect } from './pglite-dialect.ts'
import { startPglite } from './pglite.ts'

let db: Kysely<unknown>
/** Statements that are under way at the database, and the most there were. */
let underWay = 0
let most = 0

beforeAll(async () => {
  const pglite = await startPglite()
  const run: typeof pglite.run = async (...said) => {
    underWay += 1
    most = Math.max(most, underWay)
    return pglite.run(...said).finally(() => (underWay -= 1))
  }
  db = new Kysely({ dialect: pgliteDialect({ ...pglite, run }) })
})
afterAll(() => db.destroy())

/** Who is answered in which order, where all ask while somebody has the session. */
async function orderOf(askers: readonly ('page' | 'call')[]): Promise<string> {
  const order: string[] = []
  const ask = async (who: string) => {
    await sql`select 1`.execute(db)
    order.push(who)
  }
  let asked: Promise<void>[] = []
  await db.transaction().execute(async (held) => {
    asked = askers.map((who) => (who === 'page' ? forPage(() => ask(who)) : ask(who)))
    await sql`select 1`.execute(held)
  })
  await Promise.all(asked)
  return order.join(' ')
}

test('whoever calls goes before what pages ask', async () => {
  expect(await orderOf(['page', 'page', 'call', 'page', 'call'])).toBe('call call page page page')
})

test('a page comes all the same beside many calls', async () => {
  expect(await orderOf(['page', ...Array.from({ length: 10 }, () => 'call' as const)])).toBe(
    `${'call '.repeat(8)}page call call`,
  )
})

const number = async (held: Kysely<unknown>, told: number) =>
  (await sql<{ number: number }>`select ${told}::int as number`.execute(held)).rows[0]?.number

test('what waits goes to the database together, four at most, and everyone has his own answer', async () => {
  most = 0
  const numbers = Array.from({ length: 9 }, (_, at) => at)
  const answers = await Promise.allSettled([
    ...numbers.map((told) => number(db, told)),
    sql`select nothing from nowhere`.execute(db),
  ])
  expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : 'none'))).toEqual([...numbers, 'none'])
  expect(most).toBe(4)
})

test('a transaction has the database alone, one that is rolled back too, and who waited comes after it', async () => {
  await sql`create table held (told int)`.execute(db)
  const write = (held: Kysely<unknown>, told: number) => sql`insert into held values (${told})`.execute(held)
  const count = async (held: Kysely<unknown>) =>
    (await sql<{ count: number }>`select count(*)::int as count from held`.execute(held)).rows[0]?.count
  most = 0
  const [before, first, second, third, after] = await Promise.allSettled([
    number(db, 5),
    db.transaction().execute(async (held) => {
      await write(held, 1)
      return count(held)
    }),
    db.transaction().execute(async (held) => {
      await write(held, 2)
      throw new Error('no more')
    }),
    db.transaction().execute(count),
    count(db),
  ])
  expect([before, first, second.status, third, after]).toMatchObject([
    { value: 5 },
    { value: 1 },
    'rejected',
    { value: 1 },
    { value: 1 },
  ])
  expect(most).toBe(1)
})
