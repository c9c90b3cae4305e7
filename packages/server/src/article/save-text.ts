import { sql } from 'kysely'
import { cleanHtml } from '../core/clean-html.ts'
import type { Db } from '../core/database.ts'
import { datedWords, titleWords, type FindableText } from './article-words.ts'
import { mentionKey, mentionsOf, partWordsIn, type PartMention } from './part-words.ts'
import { shownText, type ShownText } from './shown-text.ts'
import { treeOf, wordsIn, type Tree } from './text-tree.ts'

/** Characters that are read in a minute. */
const pace = 400

/** Part numbers that lists show of an article. */
const mostFirst = 3

/** Keeps what somebody wrote as it is shown and found: cleaned, drawn, its parts looked up in the catalogue; answers those. */
export async function saveText(tx: Db, articleId: number, html: string): Promise<PartMention[]> {
  const content = cleanHtml(html, 'text')
  const tree = treeOf(content)
  const text = textIn(tree)
  const mentions = await recognised(tx, articleId, text)
  const { html: shown, outline } = shownText(tree, mentions)
  const kept = { content, shown, outline: JSON.stringify(outline) }
  await tx
    .insertInto('article_text')
    .values({ article_id: articleId, ...kept })
    .onConflict((conflict) => conflict.column('article_id').doUpdateSet(kept))
    .execute()
  await keepMentions(tx, articleId, mentions)
  await tx
    .updateTable('article')
    .set({ minutes: Math.max(1, Math.ceil(text.length / pace)), first_models: namesOf(mentions).slice(0, mostFirst) })
    .where('id', '=', articleId)
    .execute()
  await indexArticle(tx, articleId, text, namesOf(mentions))
  return mentions
}

/** Blocks are parted, or the last word of one would run into the next. */
const textIn = (tree: Tree): string => tree.children.map(wordsIn).join(' ').replace(/\s+/g, ' ').trim()

/** How readers will see a clean text, and what it names. Keeps nothing. */
export async function drawnText(db: Db, content: string): Promise<ShownText & { mentions: PartMention[] }> {
  const tree = treeOf(content)
  const mentions = await mentionsOf(db, partWordsIn(textIn(tree)))
  return { ...shownText(tree, mentions), mentions }
}

/** What the catalogue says of the words of a text, and of the models that its writer named beside it. */
async function recognised(tx: Db, articleId: number, text: string): Promise<PartMention[]> {
  const row = await tx.selectFrom('article').select('models').where('id', '=', articleId).executeTakeFirst()
  const words = new Set([...partWordsIn(text), ...(row?.models ?? []).map(mentionKey)])
  return mentionsOf(tx, [...words])
}

const namesOf = (mentions: readonly PartMention[]) => mentions.filter(({ count }) => count > 0).map(({ word }) => word)

async function keepMentions(tx: Db, articleId: number, mentions: readonly PartMention[]): Promise<void> {
  await tx.deleteFrom('article_mention').where('article_id', '=', articleId).execute()
  if (mentions.length === 0) return
  await tx
    .insertInto('article_mention')
    .values(
      mentions.map(({ word, partId, count }, place) => ({
        article_id: articleId,
        word,
        place,
        part_id: partId,
        part_count: count,
      })),
    )
    .execute()
}

/** Makes a published article findable; one that is not public any more is found by nothing. */
async function indexArticle(tx: Db, articleId: number, text: string, models: readonly string[]): Promise<void> {
  await tx.deleteFrom('article_word').where('article_id', '=', articleId).execute()
  const row = await tx
    .selectFrom('article')
    .leftJoin('article_channel', 'article_channel.id', 'channel_id')
    .innerJoin('account', 'account.id', 'account_id')
    .select(['title', 'summary', 'keywords', 'channel_id', 'article_channel.name as channel', 'nick_name'])
    .select(['published_at', 'zone', 'series_id'])
    .where('article.id', '=', articleId)
    .where('article.status', '=', 'PUBLISHED')
    .executeTakeFirst()
  if (!row?.published_at) return
  const found: FindableText = { ...row, channel: row.channel ?? '', author: row.nick_name, models, text }
  await tx
    .insertInto('article_word')
    .values({
      article_id: articleId,
      channel_id: row.channel_id,
      published_at: row.published_at,
      zone: row.zone ?? (row.series_id === null ? null : 'column'),
      title_words: sql`array_to_tsvector(${titleWords(found)}::text[])`,
      words: sql`array_to_tsvector(${datedWords(found, row.published_at)}::text[])`,
    })
    .execute()
}
