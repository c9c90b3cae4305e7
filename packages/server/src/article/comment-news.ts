import type { Db } from '../core/database.ts'
import { notify } from '../message/notify.ts'

interface Said {
  account_id: number
  thread_id: number | null
  to_id: number | null
}

interface About {
  /** What it is about. */
  title: string
  /** Where the comment stands. */
  url: string
  /** Who wrote what it is about. */
  ownerId: number | null
}

/** Tells whom a comment answers, else who wrote what it is about. What somebody says of their own is no news to them. */
export async function tellOfComment(tx: Db, said: Said, { title, url, ownerId }: About): Promise<void> {
  const isAnswer = said.thread_id !== null
  const to = isAnswer ? said.to_id : ownerId
  if (to === null || to === said.account_id) return
  const word = isAnswer ? '的评论有了回复' : '有新评论'
  await notify(tx, { to, from: said.account_id, kind: 'comment', title: `「${title}」${word}`, content: title, url })
}
