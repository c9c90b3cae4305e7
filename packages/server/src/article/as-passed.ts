import { isDeepStrictEqual } from 'node:util'
import { cleanHtml } from '../core/clean-html.ts'
import type { Db } from '../core/database.ts'

/**
 * Whether readers would see of an article what a reviewer passed last. What came without a review, with the first run, is
 * as it was as long as nobody saved it since.
 */
export async function isAsPassed(tx: Db, id: number): Promise<boolean> {
  const row = await tx
    .selectFrom('article')
    .leftJoin('article_text', 'article_id', 'article.id')
    .select(['version', 'title', 'summary', 'keywords', 'source', 'source_url', 'cover', 'attachments', 'content'])
    .where('article.id', '=', id)
    .executeTakeFirstOrThrow()
  const passed = await lastPassed(tx, id)
  return passed === undefined ? row.version === 1 : isDeepStrictEqual(seenOf(row), passed)
}

interface Row {
  title: string
  summary: string
  keywords: string[]
  source: string
  source_url: string
  cover: string
  attachments: string[]
  content: string | null
}

const seenOf = ({ title, summary, keywords, source, source_url, cover, attachments, content }: Row) => ({
  title,
  summary,
  keywords,
  source,
  sourceUrl: source_url,
  imgUrl: cover,
  attachments,
  content: content ?? '',
})

/** What was handed in, as far as readers see it; its text is cleaned as it is when it is kept. */
async function lastPassed(tx: Db, id: number) {
  const row = await tx
    .selectFrom('audit')
    .select('draft')
    .where('kind', '=', 'article')
    .where('target_id', '=', id)
    .where('status', '=', 'passed')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  if (!row) return undefined
  const { title, summary, keywords, source, sourceUrl, imgUrl, attachments, content } = row.draft
  const text = cleanHtml(String(content), 'text')
  return { title, summary, keywords, source, sourceUrl, imgUrl, attachments, content: text }
}
