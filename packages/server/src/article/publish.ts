import { shownName } from '../account/person.ts'
import type { House } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { enqueue } from '../jobs/job-queue.ts'
import { notify, notifyAll } from '../message/notify.ts'
import { articlePath } from './commented.ts'
import { takeRevision } from './revision.ts'
import { saveText } from './save-text.ts'

declare module '../jobs/job-queue.ts' {
  interface JobPayloads {
    /** An article that the review passed goes out at the moment that its writer chose. */
    articlePublish: { articleId: number }
  }
}

/** What the review passed becomes public: at once, or at the moment that its writer chose. */
export async function passArticle(tx: Db, id: number, at: Date): Promise<void> {
  const row = await tx
    .selectFrom('article')
    .select(['status', 'publish_at', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (row?.status !== 'PENDING' && row?.status !== 'PUBLISHED') return
  const moment = row.status === 'PUBLISHED' ? await momentOfRevision(tx, id) : row.publish_at
  if (!moment || moment <= at) return makePublic(tx, { id, status: row.status, at })
  await tx.updateTable('article').set({ is_passed: true, reason: '', sent: '' }).where('id', '=', id).execute()
  const due = { key: `${id}:${row.version}`, payload: { articleId: id }, notBefore: moment }
  await enqueue(tx, 'articlePublish', [due])
}

interface Passed {
  id: number
  status: 'PENDING' | 'PUBLISHED'
  at: Date
}

/** A newer text takes the place of the old one; an article that is not public yet becomes so. */
async function makePublic(tx: Db, { id, status, at }: Passed): Promise<void> {
  if (status === 'PENDING') return publish(tx, id, at)
  await takeRevision(tx, id)
}

/** When the newer text of a public article is to take the place of the old one; null where that is at once. */
async function momentOfRevision(tx: Db, id: number): Promise<Date | null> {
  const row = await tx.selectFrom('article_revision').select('draft').where('article_id', '=', id).executeTakeFirst()
  return row?.draft.publishAt ? new Date(row.draft.publishAt) : null
}

/** Publishes what was passed and is due. A writer who went on writing meanwhile took it back. */
export async function publishDue({ db, now, changes }: House, { articleId }: { articleId: number }): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('article')
      .select(['status', 'publish_at'])
      .where('id', '=', articleId)
      .where('is_passed', '=', true)
      .forUpdate()
      .executeTakeFirst()
    if (row?.status !== 'PENDING' && row?.status !== 'PUBLISHED') return
    const moment = row.status === 'PUBLISHED' ? await momentOfRevision(tx, articleId) : row.publish_at
    if (moment && moment <= now()) await makePublic(tx, { id: articleId, status: row.status, at: now() })
  })
  changes.tell()
}

/** Everybody reads and finds it from now on; who follows its writer is told the first time. */
async function publish(tx: Db, id: number, at: Date): Promise<void> {
  const before = await tx.selectFrom('article').select('published_at').where('id', '=', id).executeTakeFirst()
  const row = await tx
    .updateTable('article')
    .set({ status: 'PUBLISHED', published_at: before?.published_at ?? at, is_passed: false, reason: '', sent: '' })
    .where('id', '=', id)
    .returning(['account_id', 'title'])
    .executeTakeFirstOrThrow()
  const text = await tx.selectFrom('article_text').select('content').where('article_id', '=', id).executeTakeFirst()
  await saveText(tx, id, text?.content ?? '')
  const url = articlePath(id)
  await notify(tx, { to: row.account_id, kind: 'notification', title: '文章已发布', content: row.title, url })
  if (!before?.published_at) await tellFollowers(tx, { ...row, url })
}

async function tellFollowers(tx: Db, { account_id, title, url }: { account_id: number; title: string; url: string }) {
  const followers = await tx
    .selectFrom('follow')
    .innerJoin('author', 'author.id', 'target_id')
    .innerJoin('account', 'account.id', 'author.account_id')
    .select(['follow.account_id as to', 'nick_name'])
    .where('follow.type', '=', 'author')
    .where('author.account_id', '=', account_id)
    .execute()
  const news = followers.map(({ to, nick_name }) => ({
    to,
    kind: 'notification' as const,
    title: `${shownName(nick_name)} 发布了新文章`,
    content: title,
    url,
    from: account_id,
  }))
  if (news.length > 0) await notifyAll(tx, news)
}
