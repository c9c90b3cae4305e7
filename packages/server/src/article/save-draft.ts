import type { myArticle } from '@xinpu/contract/article'
import type { OutputOf, ParsedOf } from '@xinpu/contract/endpoint'
import { Refusal } from '@xinpu/contract/refusal'
import { withdraw } from '../admin/audit-queue.ts'
import type { Context, User } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { columnsOf, digestOf, placeInSeries, readDraft, type ArticleDraft } from './article-draft.ts'
import { handInArticle } from './article-matter.ts'
import type { PartMention } from './part-words.ts'
import { drawnText, saveText } from './save-text.ts'

type Asking = Context & { user: User }
type Sent = ParsedOf<typeof myArticle.add>
type Saved = OutputOf<typeof myArticle.add>

/** Drafts that a person may have at once. */
const mostDrafts = 200

/** Within this a new article that says the same is the same, sent once more. */
const repeated = 10 * 60_000

/** Saves a new article; the same again within ten minutes is no second one. */
export async function addArticle({ db, user, now }: Asking, sent: Sent): Promise<Saved> {
  return db.transaction().execute(async (tx) => {
    await tx.selectFrom('account').select('id').where('id', '=', user.id).forUpdate().execute()
    const digest = digestOf(sent)
    const again = await sameAsBefore(tx, { accountId: user.id, digest, since: new Date(now().getTime() - repeated) })
    if (again) return { ...again, mentions: await keptMentions(tx, again.id) }
    await refuseHoard(tx, user.id)
    const draft = await readDraft(tx, user.id, sent)
    if (sent.status === 'PENDING') await checkAuthor(tx, user.id)
    const told = await columnsOf(tx, user.id, draft)
    const { id } = await tx
      .insertInto('article')
      .values({
        ...told,
        account_id: user.id,
        series_place: null,
        published_at: null,
        status: sent.status,
        sent: digest,
        created_at: now(),
        updated_at: now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const mentions = await keepText(tx, {
      id,
      accountId: user.id,
      draft,
      at: now(),
      isHandedIn: sent.status === 'PENDING',
    })
    return { id, version: 1, mentions: mentions.map(presentMention) }
  })
}

const sameAsBefore = (tx: Db, { accountId, digest, since }: { accountId: number; digest: string; since: Date }) =>
  tx
    .selectFrom('article')
    .select(['id', 'version'])
    .where('account_id', '=', accountId)
    .where('sent', '=', digest)
    .where('status', '<>', 'DELETEED')
    .where('created_at', '>', since)
    .executeTakeFirst()

async function refuseHoard(tx: Db, accountId: number): Promise<void> {
  const { count } = await tx
    .selectFrom('article')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('status', 'in', ['DRAFT', 'PENDING'])
    .executeTakeFirstOrThrow()
  if (Number(count) >= mostDrafts) throw new Refusal(`草稿已有 ${mostDrafts} 篇，请先整理`, 'TOO_FREQUENT')
}

/** Whoever is no author keeps drafts. */
async function checkAuthor(tx: Db, accountId: number): Promise<void> {
  const row = await tx
    .selectFrom('author')
    .select('id')
    .where('account_id', '=', accountId)
    .where('status', '=', 'passed')
    .executeTakeFirst()
  if (!row) throw new Refusal('成为作者后才能提交发布，草稿会一直保留', 'FORBIDDEN')
}

interface Kept {
  id: number
  accountId: number
  draft: ArticleDraft
  at: Date
  isHandedIn: boolean
}

async function keepText(tx: Db, { id, accountId, draft, at, isHandedIn }: Kept): Promise<PartMention[]> {
  await placeInSeries(tx, id)
  const mentions = await saveText(tx, id, draft.content)
  if (isHandedIn) await handInArticle(tx, { id, accountId, draft, at })
  else await withdraw(tx, { kind: 'article', targetId: id })
  return mentions
}

/** Saves a newer text, where nobody saved one since the edit began. */
export async function updateArticle(
  { db, user, now }: Asking,
  { id, version, ...sent }: ParsedOf<typeof myArticle.update>,
): Promise<Saved> {
  return db.transaction().execute(async (tx) => {
    const row = await lockMine(tx, id, user.id)
    const digest = digestOf(sent)
    if (row.sent === digest) return { id, version: row.version, mentions: await keptMentions(tx, id) }
    if (version !== undefined && version !== row.version)
      throw new Refusal('另一窗口已修改这篇文章', 'CONFLICT', { version: row.version })
    const draft = await readDraft(tx, user.id, sent)
    const isHandedIn = sent.status === 'PENDING'
    if (isHandedIn) await checkAuthor(tx, user.id)
    const next = row.version + 1
    const saved = {
      version: next,
      sent: digest,
      updated_at: now(),
      is_passed: false,
      ...(isHandedIn && { reason: '' }),
    }
    const isPublic = row.status === 'PUBLISHED'
    const told = isPublic ? {} : { ...(await columnsOf(tx, user.id, draft)), status: sent.status }
    await tx
      .updateTable('article')
      .set({ ...saved, ...told })
      .where('id', '=', id)
      .execute()
    const kept = { id, accountId: user.id, draft, at: now(), isHandedIn }
    const mentions = await (isPublic ? keepRevision(tx, kept) : keepText(tx, kept))
    return { id, version: next, mentions: mentions.map(presentMention) }
  })
}

/** An article of a person, held until the transaction ends. */
export async function lockMine(tx: Db, id: number, accountId: number) {
  const row = await tx
    .selectFrom('article')
    .select(['id', 'status', 'version', 'sent', 'title', 'account_id'])
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
  if (!row || row.status === 'DELETEED') throw new Refusal('没有找到这篇文章', 'NOT_FOUND')
  return row
}

/** The old text stays public until the review passes the new one. */
async function keepRevision(tx: Db, { id, accountId, draft, at, isHandedIn }: Kept): Promise<PartMention[]> {
  const status = isHandedIn ? ('PENDING' as const) : ('DRAFT' as const)
  const kept = { status, draft: JSON.stringify(draft), ...(isHandedIn && { reason: '' }) }
  await tx
    .insertInto('article_revision')
    .values({ article_id: id, ...kept })
    .onConflict((conflict) => conflict.column('article_id').doUpdateSet(kept))
    .execute()
  if (isHandedIn) await handInArticle(tx, { id, accountId, draft, at })
  else await withdraw(tx, { kind: 'article', targetId: id })
  return (await drawnText(tx, draft.content)).mentions
}

const presentMention = ({ word, partId, count }: PartMention) => ({
  word,
  count,
  ...(partId !== null && { modelId: partId }),
})

/** What a text names that was saved before. */
async function keptMentions(tx: Db, id: number) {
  const rows = await tx
    .selectFrom('article_mention')
    .select(['word', 'part_id as partId', 'part_count as count'])
    .where('article_id', '=', id)
    .orderBy('place')
    .execute()
  return rows.map(presentMention)
}
