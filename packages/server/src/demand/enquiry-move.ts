import { Refusal } from '@xinpu/contract/refusal'
import { quoteMoves, type QuoteMove } from '@xinpu/trade/quote'
import { sql, type Selectable, type UpdateObject } from 'kysely'
import type { Db } from '../core/database.ts'
import type { Tables } from '../core/tables.ts'
import type { EnquiryTables } from './enquiry-tables.ts'

/** A quote as its table has it. */
export type Quote = Selectable<EnquiryTables['enquiry']>

/** As many rounds as a thread may have before it must end: people who need more should talk. */
const mostRounds = 200

/** What does not end a quote makes its thread longer. */
const isTurn = ({ move }: Wanted): boolean => ['waiting', 'replied'].includes(quoteMoves[move].to)

/** A move on a quote: which one, whose, when, and of which revision it speaks. */
interface Wanted {
  move: QuoteMove
  id: number
  userId: number
  at: Date
  /** Left out where any will do. */
  revision?: number
}

/**
 * Moves a quote as the table of moves allows. The statement holds the conditions, so that of two who act at once one is
 * first, and the other one is told what became of it.
 */
export async function moveQuote(tx: Db, wanted: Wanted, set: UpdateObject<Tables, 'enquiry'> = {}): Promise<Quote> {
  const { move, id, userId, at, revision } = wanted
  const { by, from, to, isDated } = quoteMoves[move]
  const moved = await tx
    .updateTable('enquiry')
    .set({ status: to, updated_at: at, round_count: sql`round_count + 1`, ...set })
    .where('id', '=', id)
    .where(by === 'bidder' ? 'account_id' : 'owner_id', '=', userId)
    .where('status', 'in', [...from])
    .$if(isTurn(wanted), (quote) => quote.where('round_count', '<', mostRounds))
    .$if(revision !== undefined, (quote) => quote.where('revision', '=', revision ?? 0))
    .$if(isDated === true, (quote) => quote.where('valid_until', '>', at))
    .returningAll()
    .executeTakeFirst()
  return moved ?? refuse(tx, wanted)
}

/** Holds the post of a quote for a move that changes both: whoever holds both holds the post first. */
export const holdPostOf = (tx: Db, id: number) =>
  tx
    .selectFrom('demand')
    .select('id')
    .where('id', '=', (of) => of.selectFrom('enquiry').select('demand_id').where('enquiry.id', '=', id))
    .forNoKeyUpdate()
    .execute()

async function refuse(tx: Db, wanted: Wanted): Promise<never> {
  const { move, id, userId, revision } = wanted
  const { by, from } = quoteMoves[move]
  const row = await tx
    .selectFrom('enquiry')
    .select(['status', 'revision', 'round_count'])
    .where('id', '=', id)
    .where(by === 'bidder' ? 'account_id' : 'owner_id', '=', userId)
    .executeTakeFirst()
  if (!row) throw new Refusal('没有找到这个报价', 'NOT_FOUND')
  if (!from.includes(row.status)) throw new Refusal(ended[row.status], 'CONFLICT')
  if (revision !== undefined && row.revision !== revision)
    throw new Refusal('对方刚改了报价，请看过最新的再决定', 'CONFLICT')
  if (isTurn(wanted) && row.round_count >= mostRounds)
    throw new Refusal(`这个报价已来回 ${mostRounds} 次，不能再改价或还价，只能接受、拒绝或撤回`, 'CONFLICT')
  throw new Refusal('报价已过有效期，请先请对方续期', 'CONFLICT')
}

const ended: Record<Quote['status'], string> = {
  waiting: '这个报价还在等待回复，请直接修改',
  replied: '对方已还价，请直接修改报价',
  accepted: '这个报价已被接受，没有重复操作',
  refused: '这个报价已被拒绝',
  cancelled: '这个报价已被撤回',
}
