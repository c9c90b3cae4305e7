import type { cart } from '@xinpu/contract/mall'
import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Db } from '../core/database.ts'
import { perDatabase } from '../core/per-database.ts'
import { kept } from '../core/prepared-statement.ts'
import { linesOfCarts, presentCart, type CartRow } from './cart-queries.ts'

/** Lines of carts that are kept: some 20 MB. */
const mostLinesKept = 20_000

interface Shown {
  /** What its lines, goods, shops and brands told, as one number. */
  mark: string
  groups: cart.CartGroup[]
}

const shown = perDatabase(() => new LRUCache<number, Shown>({ maxSize: mostLinesKept }))

/**
 * Somebody's cart by shop. Pages of the mall ask for it again and again: PostgreSQL tells whether it is as it was when it
 * was asked for last, and only what has changed is sent over, read and priced anew.
 */
export async function shownCart(db: Db, accountId: number): Promise<cart.CartGroup[]> {
  const carts = shown(db)
  const before = carts.get(accountId)
  const { mark, lines } = await markedCart(db, accountId, before?.mark ?? '')
  if (before?.mark === mark) return before.groups
  const rows = JSON.parse(lines ?? '[]') as CartRow[]
  const groups = presentCart(rows)
  carts.set(accountId, { mark, groups }, { size: Math.max(rows.length, 1) })
  return groups
}

interface Marked {
  mark: string
  /** All lines as one text; null where they are those of the known mark. */
  lines: string | null
}

/** A mark and its lines are of one moment, because one statement reads both. */
async function markedCart(db: Db, accountId: number, known: string): Promise<Marked> {
  const lines = linesOfCarts(db).where('cart_line.account_id', '=', accountId)
  const { rows } = await sql<Marked>`${kept('cart_marked')}
    with line as materialized (${lines}),
      marked as (select md5(coalesce(string_agg(line::text, ' ' order by line_id), '')) as mark from line)
    select mark,
      case when mark <> ${known}::text then (select json_agg(line order by line_id)::text from line) end as lines
    from marked`.execute(db)
  return rows[0] ?? { mark: '', lines: null }
}
