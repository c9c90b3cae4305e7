import type * as contract from '@xinpu/contract/datasheet'
import { Refusal } from '@xinpu/contract/refusal'
import { sql } from 'kysely'
import type { Context } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { datasheets, presentDatasheet } from './datasheet-queries.ts'
import type { FulltextFacetCount, FulltextFilter } from './fulltext-facets.ts'
import { marksIn, patternOf, snippetOf, type WordPattern } from './fulltext-marks.ts'
import { pagesWith } from './fulltext-pages.ts'
import { rectsOf } from './fulltext-rects.ts'
import { findInTexts, type FoundSheet, type FulltextAnswer, type FulltextQuery } from './fulltext-sql.ts'
import { termsOf, type TextTerm } from './fulltext-terms.ts'

type Handlers = HandlersOf<typeof contract.fulltext>

export const fulltextHandlers: Handlers = {
  async search({ keywords, pageIndex, pageSize, sort, ...filter }, context) {
    const terms = await termsOf(context.db, keywords)
    const paging = { sort, limit: pageSize, offset: (pageIndex - 1) * pageSize }
    const { answer, kept } = await findOrEase(context.db, { ...filter, ...paging, terms })
    return {
      data: await present(context, answer.sheets, kept),
      totalRecord: answer.total,
      facets: facetsOf(answer.facets),
      dropped: terms.filter((term) => !kept.includes(term)).map(({ word }) => word),
    }
  },

  async pageHits({ id, keywords }, { db, user }) {
    const sheet = await datasheets(db).where('datasheet.id', '=', id).executeTakeFirst()
    if (!sheet) throw new Refusal('没有找到这份资料', 'NOT_FOUND')
    const terms = await termsOf(db, keywords)
    const patterns = terms.map(({ word }) => patternOf(word))
    const pages = await pagesWith(db, terms, { id, revisionId: sheet.revision_id })
    return pages.map(({ page, text, places }) => {
      const isOpen = user !== null || page <= sheet.preview_count
      return {
        ...hitOf(page, text, { patterns, isOpen }),
        ...(isOpen && places.length > 0 && { rects: rectsOf(text, places, marksIn(text, patterns)) }),
      }
    })
  },
}

const nothing: FulltextAnswer = { total: 0, sheets: [], facets: [], whole: 0, best: null }

/** Where no datasheet has every word, the words that most have together are looked for, and the others are told. */
async function findOrEase(db: Db, query: FulltextQuery & FulltextFilter) {
  const { terms } = query
  if (terms.length === 0) return { answer: nothing, kept: terms }
  const answer = await findInTexts(db, query)
  if (answer.whole > 0 || !answer.best) return { answer, kept: terms }
  const best = answer.best
  const kept = terms.filter((_, at) => (best >> at) & 1)
  return { answer: await findInTexts(db, { ...query, terms: kept }), kept }
}

async function present({ db, user }: Context, sheets: readonly FoundSheet[], terms: readonly TextTerm[]) {
  if (sheets.length === 0) return []
  const patterns = terms.map(({ word }) => patternOf(word))
  const [specs, texts] = await Promise.all([specsOf(db, sheets), textsOf(db, sheets)])
  return sheets.flatMap((sheet) => {
    const spec = specs.get(sheet.id)
    if (!spec) return []
    const hits = sheet.pages.map((page) =>
      hitOf(page, texts.get(`${sheet.revisionId} ${page}`) ?? '', {
        patterns,
        isOpen: user !== null || page <= sheet.previewCount,
      }),
    )
    return [{ spec, hits, total: sheet.total }]
  })
}

async function specsOf(db: Db, sheets: readonly FoundSheet[]) {
  const ids = sheets.map(({ id }) => id)
  const rows = await datasheets(db).where('datasheet.id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, presentDatasheet(row)]))
}

async function textsOf(db: Db, sheets: readonly FoundSheet[]): Promise<Map<string, string>> {
  const wanted = JSON.stringify(sheets.map(({ revisionId, pages }) => ({ revision_id: revisionId, pages })))
  const { rows } = await sql<{ revision_id: number; page: number; text: string }>`
    select revision_id, page, text
    from jsonb_to_recordset(${wanted}::jsonb) as wanted (revision_id int, pages jsonb)
    cross join lateral jsonb_array_elements_text(pages) as number
    join page_text using (revision_id)
    where page = number::int
  `.execute(db)
  return new Map(rows.map(({ revision_id, page, text }) => [`${revision_id} ${page}`, text]))
}

/** What is said of a page: visitors past the preview learn how often, and not what. */
export function hitOf(
  page: number,
  text: string,
  { patterns, isOpen }: { patterns: WordPattern[]; isOpen: boolean },
): contract.fulltext.PageHit {
  const marks = marksIn(text, patterns)
  const count = Math.max(1, marks.length)
  return { page, count, ...(isOpen ? snippetOf(text, marks) : { snippet: '', marks: [] }) }
}

const labels: Record<FulltextFacetCount['name'], string> = {
  brandId: '品牌',
  categoryId: '分类',
  language: '语言',
  year: '年份',
}
const languages: Record<string, string> = { zh: '中文', en: '英文' }

const facetsOf = (counts: readonly FulltextFacetCount[]) =>
  (['categoryId', 'brandId', 'language', 'year'] as const).map((name) => ({
    name,
    label: labels[name],
    values: counts
      .filter((count) => count.name === name)
      .map(({ value, label, count }) => ({ value, label: languages[value] ?? label, count })),
  }))
