import { sql } from 'kysely'
import type { Db } from '../src/core/database.ts'
import { settle } from './many-packings.ts'

/** Talks that the one who is measured has; all others have one. */
export const ownTalks = 200
/** Lines of a talk. */
const perTalk = 50

/** Fills the talks by rule, the same on every run: so many lines, of which one account has two hundred talks. */
export async function fillTalks(db: Db, accountId: number, lines: number): Promise<void> {
  const talks = Math.ceil(lines / perTalk)
  await sql`insert into account (nick_name) select '芯友' || n from generate_series(1, ${talks + 1}::int) as n`.execute(
    db,
  )
  await sql`
    insert into im_session (low_id, high_id, created_at)
    select least(one, other), greatest(one, other), now() from (
      select case when n <= ${ownTalks}::int then ${accountId}::int else ${accountId}::int + n end as one,
        ${accountId}::int + n + 1 as other
      from generate_series(1, ${talks}::int) as n
    ) as two
  `.execute(db)
  await sql`
    insert into im_msg (session_id, from_id, kind, content, client_msg_id, created_at)
    select im_session.id, case when n % 2 = 0 then low_id else high_id end, 'text',
      '第 ' || n || ' 句，GD32F303RET6 可以按 9.' || n || ' 给您，含税，明天发', 'line-' || im_session.id || '-' || n,
      now() - (${perTalk}::int - n) * interval '1 minute'
    from generate_series(1, ${perTalk}::int) as n, im_session
  `.execute(db)
  await sql`
    insert into im_member (session_id, account_id, peer_id, last_id, last_at, is_shown)
    select im_session.id, side.own, side.peer, last.id, now() - im_session.id * interval '1 second', true
    from im_session
    cross join lateral (select max(im_msg.id) as id from im_msg where session_id = im_session.id) as last
    cross join lateral (values (low_id, high_id), (high_id, low_id)) as side (own, peer)
  `.execute(db)
  await settle(db)
}
