import { createHash } from 'node:crypto'
import type { myArticle } from '@xinpu/contract/article'
import type { ParsedOf } from '@xinpu/contract/endpoint'
import { Refusal, wrongField } from '@xinpu/contract/refusal'
import { sql } from 'kysely'
import { cleanHtml } from '../core/clean-html.ts'
import type { Db } from '../core/database.ts'
import { readUrl } from '../storage/upload-store.ts'

type Sent = ParsedOf<typeof myArticle.add>

/** What a writer says of an article, as the call takes it. */
export type ArticleDraft = Omit<Sent, 'status'>

/** The same sent twice has the same digest. */
export const digestOf = (sent: Sent): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(sent).sort(([one], [other]) => (one < other ? -1 : 1))))
    .digest('base64url')

/** A draft with its text cleaned; refuses what nothing can be made of. */
export async function readDraft(tx: Db, accountId: number, { status, ...told }: Sent): Promise<ArticleDraft> {
  const draft = { ...told, content: cleanHtml(told.content, 'text') }
  if (draft.imgUrl && !/^\/files\/(?!.*\.\.)/.test(draft.imgUrl)) throw wrongField('imgUrl', '封面请上传到本站')
  if (draft.categoryId !== undefined) await checkChannel(tx, draft.categoryId)
  await checkAttachments(tx, accountId, draft.attachments ?? [])
  if (status === 'PENDING') checkWhole(draft)
  return draft
}

/** What readers see has a title, a text and a channel. */
function checkWhole({ title, content, categoryId }: ArticleDraft): void {
  const missing = [
    ...(title ? [] : [{ field: 'title', message: '请填写标题' }]),
    ...(content ? [] : [{ field: 'content', message: '请写正文' }]),
    ...(categoryId === undefined ? [{ field: 'categoryId', message: '请选择频道' }] : []),
  ]
  const [first] = missing
  if (first) throw new Refusal(first.message, 'INVALID', { errors: missing })
}

async function checkChannel(tx: Db, id: number): Promise<void> {
  const row = await tx.selectFrom('article_channel').select('id').where('id', '=', id).executeTakeFirst()
  if (!row) throw wrongField('categoryId', '请从列表中选择频道')
}

/** Another address would see who looks, and another person's file is theirs. */
async function checkAttachments(tx: Db, accountId: number, urls: readonly string[]): Promise<void> {
  if (urls.length === 0) return
  const keys = urls.flatMap((url) => readUrl(url)?.key ?? [])
  const own = await tx
    .selectFrom('upload')
    .select('key')
    .where('account_id', '=', accountId)
    .where(({ eb, fn, val }) => eb('key', '=', fn.any(val(keys))))
    .execute()
  const known = new Set(own.map(({ key }) => key))
  if (urls.some((url) => !known.has(readUrl(url)?.key ?? '')))
    throw wrongField('attachments', '有附件已失效，请重新上传')
}

/** The columns of an article that say what its writer told of it. */
export async function columnsOf(tx: Db, accountId: number, draft: ArticleDraft) {
  return {
    title: draft.title,
    summary: draft.summary ?? '',
    cover: draft.imgUrl ?? '',
    channel_id: draft.categoryId ?? null,
    source: draft.source ?? '',
    source_url: draft.sourceUrl ?? '',
    keywords: draft.keywords ?? [],
    brand_ids: draft.brandIds ?? [],
    models: draft.models ?? [],
    attachments: draft.attachments ?? [],
    publish_at: draft.publishAt ? new Date(draft.publishAt) : null,
    series_id: draft.series ? await seriesNamed(tx, accountId, draft.series) : null,
  }
}

async function seriesNamed(tx: Db, accountId: number, name: string): Promise<number> {
  const { id } = await tx
    .insertInto('article_series')
    .values({ account_id: accountId, name })
    .onConflict((conflict) => conflict.columns(['account_id', 'name']).doUpdateSet({ name }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** An article that joins a series stands at its end; one that is in it keeps its place. */
export const placeInSeries = (tx: Db, id: number) =>
  sql`
    update article set series_place = case when series_id is null then null else
      (select coalesce(max(series_place), 0) + 1 from article as other
        where other.series_id = article.series_id and other.id <> article.id) end
    where id = ${id} and ((series_id is null) <> (series_place is null))
  `.execute(tx)
