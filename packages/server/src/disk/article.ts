import type { article } from '@xinpu/contract/disk'
import type { ParsedOf } from '@xinpu/contract/endpoint'
import { Refusal } from '@xinpu/contract/refusal'
import { shownName } from '../account/person.ts'
import { drawnText } from '../article/save-text.ts'
import { cleanHtml } from '../core/clean-html.ts'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { oneByOne } from '../core/one-by-one.ts'
import { paginate } from '../core/paginate.ts'
import { articlesOf, presentBrief, summaryOf } from './article-queries.ts'
import { nameOf, type Disk } from './disk-owner.ts'
import { moveKept, removeKept, type Caller } from './file-changes.ts'
import { checkFolder, foldersOf } from './folder-queries.ts'
import { checkSpace } from './space.ts'

const kind = 'article'

export const articleHandlers: HandlersOf<typeof article> = {
  async list({ dirId, keywords = '', ...page }, { db, user }) {
    checkFolder(await foldersOf(db, diskOfPerson(user.id), kind), dirId)
    const query = articlesOf(db, user.id, keywords ? { keywords } : { dirId: dirId ?? null })
    const { rows, total } = await paginate(db, query, page)
    return { data: rows.map(presentBrief), totalRecord: total }
  },

  detail: ({ id }, context) => articleOf(context, id),

  async add(wish, context) {
    const { db, user } = context
    const source = wish.sourceArticleId === undefined ? undefined : await sourceOf(db, wish.sourceArticleId)
    const content = cleaned(wish.content ?? source?.content ?? '')
    const disk = diskOfPerson(user.id)
    const id = await oneByOne(db, nameOf(disk), (tx) => insertArticle(tx, { context, wish, content, source }))
    return articleOf(context, id)
  },

  async update(wish, context) {
    const disk = diskOfPerson(context.user.id)
    await oneByOne(context.db, nameOf(disk), (tx) => changeArticle(tx, { context, wish }))
    return articleOf(context, wish.id)
  },

  async move({ ids, dirId }, context) {
    await moveKept(context, { ids, dirId, kind })
    return null
  },

  async remove({ ids }, context) {
    await removeKept(context, { ids, kind })
    return null
  },
}

const diskOfPerson = (id: number): Disk => ({ account_id: id, enterprise_id: null })

async function articleOf({ db, user }: Caller, id: number) {
  const row = await articlesOf(db, user.id).where('disk_file.id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('没有找到这篇文章', 'NOT_FOUND')
  const { html } = await drawnText(db, row.content)
  return { ...presentBrief(row), content: row.content, shown: html }
}

function cleaned(html: string): string {
  const content = cleanHtml(html, 'text')
  if (!content) throw new Refusal('请输入正文', 'INVALID', { errors: [{ field: 'content', message: '请输入正文' }] })
  return content
}

type Source = Awaited<ReturnType<typeof sourceOf>>

/** An article of this site as it stands now; the copy outlives it. */
async function sourceOf(db: Db, id: number) {
  const row = await db
    .selectFrom('article')
    .innerJoin('article_text', 'article_text.article_id', 'article.id')
    .innerJoin('account', 'account.id', 'article.account_id')
    .select(['article.id', 'content', 'nick_name as author', 'source_url'])
    .where('article.id', '=', id)
    .where('status', '=', 'PUBLISHED')
    .executeTakeFirst()
  if (!row) throw new Refusal('没有找到原文，可能已下架', 'NOT_FOUND')
  return { ...row, author: shownName(row.author) }
}

interface New {
  context: Caller
  wish: ParsedOf<typeof article.add>
  content: string
  source: Source | undefined
}

async function insertArticle(tx: Db, { context: { user, now }, wish, content, source }: New): Promise<number> {
  const disk = diskOfPerson(user.id)
  const bytes = Buffer.byteLength(content)
  checkFolder(await foldersOf(tx, disk, kind), wish.dirId)
  await checkSpace(tx, disk, bytes)
  const at = { created_at: now(), updated_at: now() }
  const { id } = await tx
    .insertInto('disk_file')
    .values({
      ...disk,
      ...at,
      kind,
      name: wish.title,
      bytes,
      folder_id: wish.dirId ?? null,
      datasheet_id: null,
      part_id: null,
      by_id: user.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('disk_article')
    .values({
      id,
      content,
      summary: summaryOf(content),
      source_article_id: source?.id ?? null,
      source_author: source?.author ?? null,
      source_url: wish.sourceUrl ?? (source?.source_url || null),
    })
    .execute()
  return id
}

interface Change {
  context: Caller
  wish: ParsedOf<typeof article.update>
}

async function changeArticle(tx: Db, { context: { user, now }, wish }: Change): Promise<void> {
  const row = await articlesOf(tx, user.id).where('disk_file.id', '=', wish.id).executeTakeFirst()
  if (!row) throw new Refusal('没有找到这篇文章', 'NOT_FOUND')
  if (wish.baseTime && new Date(wish.baseTime).getTime() !== row.updated_at.getTime())
    throw new Refusal('这篇文章在别处改过，请对比后再保存', 'CONFLICT')
  const content = wish.content === undefined ? row.content : cleaned(wish.content)
  const bytes = Buffer.byteLength(content)
  await checkSpace(tx, diskOfPerson(user.id), Math.max(0, bytes - row.bytes))
  await tx
    .updateTable('disk_file')
    .set({ name: wish.title ?? row.name, bytes, updated_at: now() })
    .where('id', '=', wish.id)
    .execute()
  await tx
    .updateTable('disk_article')
    .set({ content, summary: summaryOf(content) })
    .where('id', '=', wish.id)
    .execute()
}
