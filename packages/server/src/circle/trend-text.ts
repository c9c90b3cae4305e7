import { sql } from 'kysely'
import { textWords } from '../article/article-words.ts'
import { mentionsOf, partWordsIn } from '../article/part-words.ts'
import { shownText } from '../article/shown-text.ts'
import { element, type Element, type Tree } from '../article/text-tree.ts'
import type { Db } from '../core/database.ts'

/** A plain text as it is shown: paragraphs, code between lines of three backticks, and part numbers that lead to parts. */
export async function shownTrend(db: Db, content: string): Promise<string> {
  const mentions = await mentionsOf(db, partWordsIn(content))
  return shownText(plainTree(content), mentions).html
}

/** Every second piece stands between two lines of backticks. */
export function plainTree(content: string): Tree {
  const pieces = content.replaceAll('\r\n', '\n').split(/^```[\w+-]*[ \t]*(?:\n|$)/m)
  const children = pieces.flatMap((piece, at) => (at % 2 === 1 ? [codeOf(piece)] : paragraphsOf(piece)))
  return { type: 'root', children }
}

const codeOf = (piece: string): Element =>
  element('pre', {}, [element('code', {}, [{ type: 'text', value: piece.replace(/\n$/, '') }])])

const paragraphsOf = (piece: string): Element[] =>
  piece
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) =>
      element(
        'p',
        {},
        paragraph
          .split('\n')
          .flatMap((value, line): Element['children'] =>
            line === 0 ? [{ type: 'text', value }] : [element('br', {}, []), { type: 'text', value }],
          ),
      ),
    )

/** Makes a published post findable; one that is not public is found by nothing. */
export async function indexTrend(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('trend_word').where('trend_id', '=', id).execute()
  const row = await tx
    .selectFrom('trend')
    .innerJoin('circle', 'circle.id', 'circle_id')
    .innerJoin('account', 'account.id', 'trend.account_id')
    .select(['title', 'content', 'input', 'output', 'load', 'tried', 'circle.name', 'nick_name'])
    .select(
      sql<string[]>`array(select model from trend_part join part on part.id = part_id where trend_id = trend.id)`.as(
        'models',
      ),
    )
    .where('trend.id', '=', id)
    .where('trend.status', '=', 'published')
    .executeTakeFirst()
  if (!row) return
  const { title, content, input, output, load, tried, name: channel, nick_name: author, models } = row
  const keywords = [input, output, load]
  const words = textWords({ title, summary: tried, channel, author, keywords, models, text: content })
  await tx
    .insertInto('trend_word')
    .values({ trend_id: id, words: sql`array_to_tsvector(${words}::text[])` })
    .execute()
}
