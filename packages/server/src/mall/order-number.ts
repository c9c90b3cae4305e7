import { sql } from 'kysely'
import type { Db } from '../core/database.ts'
import { kept } from '../core/prepared-statement.ts'

/** How many numbers there are in a second. */
const span = 1_000_000
/** Prime to the span, so that every figure is met once before one comes again, and neighbours do not look like it. */
const stride = 618_033

/**
 * Numbers that people can read out: M for an order, P for a payment, the moment in China, and six figures. The database
 * counts the figures: no two of a second are the same, on however many servers they are made.
 */
export async function newNumbers(db: Db, kinds: readonly ('M' | 'P')[], at: Date): Promise<string[]> {
  const { rows } = await sql<{ turn: string }>`${kept('order_numbers')}
    select nextval('order_number')::text as turn from generate_series(1, ${kinds.length}::int)`.execute(db)
  return kinds.map((kind, place) => numberOf(kind, at, Number(rows[place]?.turn)))
}

function numberOf(kind: 'M' | 'P', at: Date, turn: number): string {
  const china = new Date(at.getTime() + 8 * 60 * 60_000).toISOString().replaceAll(/\D/g, '').slice(0, 14)
  return `${kind}${china}${String((turn * stride) % span).padStart(6, '0')}`
}
