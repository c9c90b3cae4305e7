import type { demand } from '@xinpu/contract/demand'
import { sql } from 'kysely'
import { demandType, isFavour, rememberView } from '../account/recent-views.ts'
import type { Context, User } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { demandSeenBy, demands, isOpen, presentDemand, presentDemands, type DemandRow } from './demand-queries.ts'
import { ownQuoteOf } from './enquiry-queries.ts'
import { hasRevealed, revealedTo } from './reveal-queries.ts'
import { beginsWith } from '../core/begins-with.ts'

/** Posts of the same kind that stand beside one. */
const besideCount = 6

/** Open posts of the same kind for the same model, of others; then for models that begin as it does. */
export async function similarTo(db: Db, row: DemandRow, now: Date, size: number): Promise<demand.DemandVO[]> {
  const stem = row.model_plain.slice(0, Math.max(5, Math.ceil(row.model_plain.length * 0.6)))
  const rows = await demands(db)
    .where(isOpen(now))
    .where('demand.type', '=', row.type)
    .where(beginsWith('demand.model_plain', stem))
    .where('demand.id', '<>', row.id)
    .orderBy(sql`demand.model_plain = ${row.model_plain}`, 'desc')
    .orderBy('demand.updated_at', 'desc')
    .limit(size)
    .execute()
  return presentDemands(rows, now)
}

/** A post as everybody may see it, or one's own whatever became of it; notes that it was looked at. */
export async function publicDemand({ db, now, user }: Context, id: number): Promise<demand.PublicDemand> {
  const row = await demandSeenBy(db, id, user?.id)
  await countView(db, row, user?.id)
  return presentPublic(db, row, now())
}

async function presentPublic(db: Db, row: DemandRow, now: Date): Promise<demand.PublicDemand> {
  const remains = Math.floor((row.expires_at.getTime() - now.getTime()) / 1000)
  return {
    ...presentDemand(row, now),
    remainTime: row.status === 'open' ? Math.max(0, remains) : 0,
    similar: await similarTo(db, row, now, besideCount),
  }
}

/** Looks of its owner are none. */
async function countView(db: Db, { id, account_id }: DemandRow, reader: number | undefined): Promise<void> {
  if (account_id === reader) return
  await db
    .updateTable('demand')
    .set({ view_count: sql`view_count + 1` })
    .where('id', '=', id)
    .execute()
}

/** What a post is to a person who is logged in. The look is counted with what everybody sees, which goes before it. */
export async function demandDetail(context: Context & { user: User }, id: number): Promise<demand.DemandDetail> {
  const { db, now, user } = context
  const row = await demandSeenBy(db, id, user.id)
  const isMine = row.account_id === user.id
  if (!isMine) await rememberView(db, user.id, { type: demandType, targetId: id, at: now() })
  const quote = await ownQuoteOf(db, id, user.id)
  return {
    ...(await presentPublic(db, row, now())),
    isFavour: await isFavour(db, user.id, demandType, id),
    isMine,
    hasEnquired: quote !== undefined && quote.status !== 'cancelled',
    ...(quote && { enquiryId: quote.id }),
    hasRevealed: await hasRevealed(db, id, user.id),
    ...(isMine && { revealedTo: await revealedTo(db, id) }),
    ...(isMine && row.contact_id !== null && { contactId: row.contact_id }),
    ...(isMine && row.reject_reason && { rejectReason: row.reject_reason }),
  }
}
