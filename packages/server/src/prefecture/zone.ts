import type { zone } from '@xinpu/contract/prefecture'
import { sql } from 'kysely'
import { byTime } from '../article/article-list.ts'
import { popularAuthors } from '../article/author.ts'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { documents, presentDocument } from './original-queries.ts'
import { byAge, presentScheme, schemes } from './scheme-queries.ts'
import { articlesOf, idsOf, techNumbered } from './tech-queries.ts'

/** Of each kind; circuits stand in two rows of four. */
const [most, mostSchemes] = [6, 8]

export const zoneHandlers: HandlersOf<typeof zone> = {
  async home(_, { db, user }) {
    const isKnown = user !== null
    const newest = async (type: 'column' | 'course' | 'datum') =>
      techNumbered(db, idsOf(await byTime(articlesOf(db, type)).limit(most).execute()), isKnown)
    const [courses, datums, columns, drawn, told, authors, counts] = await Promise.all([
      newest('course'),
      newest('datum'),
      newest('column'),
      byAge(schemes(db)).limit(mostSchemes).execute(),
      newestDocuments(db),
      popularAuthors(db, user?.id, most),
      countsOf(db),
    ])
    return {
      courses,
      datums,
      columns,
      schemes: drawn.map((row) => presentScheme(row, isKnown)),
      originalDatas: told.map((row) => presentDocument(row, isKnown)),
      popularAuthors: authors,
      counts,
    }
  },
}

const newestDocuments = (db: Db) =>
  documents(db)
    .orderBy('language', 'desc')
    .orderBy('original_data.created_at', 'desc')
    .orderBy('original_data.id', 'desc')
    .limit(most)
    .execute()

type Counts = zone.ZoneHome['counts']

async function countsOf(db: Db): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select
      (select count(*)::int from article where status = 'PUBLISHED' and zone = 'course') as courses,
      (select count(*)::int from article where status = 'PUBLISHED' and zone = 'datum') as datums,
      (select count(*)::int from article where status = 'PUBLISHED' and zone is null and series_id is not null) as columns,
      (select count(*)::int from scheme) as schemes,
      (select count(*)::int from original_data) as "originalDatas",
      (select count(*)::int from author where status = 'passed') as authors
  `.execute(db)
  return rows[0] ?? { courses: 0, datums: 0, columns: 0, schemes: 0, originalDatas: 0, authors: 0 }
}
