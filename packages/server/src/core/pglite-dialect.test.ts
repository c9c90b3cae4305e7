import { Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { forPage } from './page-asks.ts'
import { pgliteDialect } from './pglite-dialect.ts'
import { startPglite } from './pglite.ts'

let db: Kysely<unknown>

beforeAll(async () => void (db = new Kysely({ dialect: pgliteDialect(await startPglite()) })))
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
