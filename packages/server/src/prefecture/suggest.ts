import { sql } from 'kysely'
import { askedFor } from '../article/article-words.ts'
import type { Suggests } from '../portal/suggestion.ts'

/** Circuits, courses, material and documents that hold every word, the newest first. */
export const suggestedInZone: Suggests = async ({ keywords, size }, { db }) => {
  const asked = askedFor(keywords)
  if (asked === undefined) return []
  const { rows } = await sql<{ name: string; url: string }>`
    select name, url from (
      (select name, '/prefecture/circuitScheme?id=' || id as url, created_at as at
        from scheme where words @@ ${asked}::tsquery order by created_at desc limit ${size})
      union all
      (select title, case article_word.zone when 'course' then '/prefecture/courseMaterialDetail?id=' || article.id
          when 'datum' then '/prefecture/datumDetail?id=' || article.id
          else '/prefecture/article-details/' || article.id end, article_word.published_at
        from article_word join article on article.id = article_id
        where article_word.zone is not null and title_words @@ ${asked}::tsquery
        order by article_word.published_at desc limit ${size})
      union all
      (select title, '/prefecture/originalDataDetail?id=' || id, created_at
        from original_data where words @@ ${asked}::tsquery order by created_at desc limit ${size})
    ) as found order by at desc, url limit ${size}
  `.execute(db)
  return rows
}
