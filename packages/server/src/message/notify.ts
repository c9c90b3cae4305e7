import type { message } from '@xinpu/contract/message'
import type { Db } from '../core/database.ts'
import { wake } from './unread-hub.ts'

/** Something to tell a person. */
export interface News {
  /** The person who is told. */
  to: number
  kind: message.MessageKind
  title: string
  /** Plain text. */
  content: string
  /** The page to open, as a path of this site. */
  url?: string
  /** Who caused it; left out where the site itself speaks. */
  from?: number
  target?: { type: message.MessageTarget; id: number }
}

/**
 * Puts a line into the inbox of a person, and says so to the pages that show the number. Takes a transaction, so that
 * what is told has happened.
 */
export async function notify(db: Db, news: News): Promise<{ id: number }> {
  const message = await db.insertInto('message').values(rowOf(news)).returning('id').executeTakeFirstOrThrow()
  await wake(db, news.to)
  return message
}

/** As `notify`, for many at once. */
export async function notifyAll(db: Db, news: readonly News[]): Promise<void> {
  // A statement takes 65,535 values.
  for (let at = 0; at < news.length; at += 5000)
    await db
      .insertInto('message')
      .values(news.slice(at, at + 5000).map(rowOf))
      .execute()
  await wake(db, ...news.map(({ to }) => to))
}

const rowOf = ({ to, kind, title, content, url, from, target }: News) => ({
  account_id: to,
  kind,
  title,
  content,
  from_id: from ?? null,
  url: url ?? null,
  target_type: target?.type ?? null,
  target_id: target?.id ?? null,
})
