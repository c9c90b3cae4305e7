import { fullDay } from '@xinpu/sdk/format'
import { sql } from 'kysely'
import type { House } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import type { Letter } from '../mail/mail-sender.ts'

/** People of one round, and messages that a letter names. */
const people = 500
const named = 10
/** The work is done every six hours, a letter goes out once a day. */
const pause = 20 * 60 * 60_000
/** Letters that fail one after the other before it is the post that is away, and not a mailbox. */
const mostInRow = 5

interface Unread {
  account_id: number
  email: string
  total: number
  title: string
  url: string | null
}

/**
 * Tells people who wish so by mail what they have not read: once a day, what came since the last letter. One mailbox that
 * takes nothing keeps nobody from their letter; those that failed are told to whoever keeps this running.
 */
export async function mailDigests(house: House): Promise<number> {
  if (!house.mail.isOpen) return 0
  const letters = Map.groupBy(await unreadSince(house.db, house.now()), ({ account_id }) => account_id)
  const failures: unknown[] = []
  let inRow = 0
  for (const [accountId, unread] of letters) {
    const isSent = await mailOne(house, accountId, unread).catch((error: unknown) => void failures.push(error))
    inRow = isSent ? 0 : inRow + 1
    if (inRow === mostInRow) break
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} digests were not sent`)
  return letters.size
}

/** A mailbox that takes nothing is written to a day later, like any other. */
async function mailOne({ db, mail, now, settings }: House, accountId: number, unread: readonly Unread[]) {
  try {
    await mail.send({ id: `digest-${accountId}-${fullDay(now())}`, ...letterOf(unread, settings.origin) })
    return true
  } finally {
    await db.updateTable('message_setting').set({ digested_at: now() }).where('account_id', '=', accountId).execute()
  }
}

/** The last messages of each, with how many there are; who was told lately, or has nothing new, has none. */
async function unreadSince(db: Db, now: Date): Promise<Unread[]> {
  const isNews = sql`not is_read and kind <> all (muted)
    and created_at > coalesce(digested_at, '-infinity') and created_at <= ${now}::timestamptz`
  const { rows } = await sql<Unread>`
    select told.account_id, email, unread.* from (
      select account_id, email, muted, digested_at from message_setting
      join account on account.id = account_id
      where has_digest and email is not null and email_proved and not is_blocked
        and (digested_at is null or digested_at < ${new Date(now.getTime() - pause)}::timestamptz)
        and exists (select from message where message.account_id = account.id and ${isNews})
      order by digested_at nulls first limit ${people}
    ) as told
    cross join lateral (
      select title, url, count(*) over ()::int as total from message
      where message.account_id = told.account_id and ${isNews}
      order by id desc limit ${named}
    ) as unread
  `.execute(db)
  return rows
}

/** Links lead to a page that asks for a login where it is due, and goes on after it. */
function letterOf(unread: readonly Unread[], origin: string): Omit<Letter, 'id'> {
  const [{ email, total } = { email: '', total: 0 }] = unread
  const lines = unread.map(({ title, url }) => `· ${title}\n  ${origin}${url ?? '/im?tab=notification'}`)
  return {
    to: email,
    subject: `芯谱：${total} 条消息未读`,
    text: [
      ...lines,
      ...(total > unread.length ? [`还有 ${total - unread.length} 条`] : []),
      '',
      `全部消息：${origin}/im?tab=all`,
      `不想再收到这封邮件：${origin}/im?tab=setting`,
    ].join('\n'),
  }
}
