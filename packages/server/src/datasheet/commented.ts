import type { CommentKind } from '../article/comment-kind.ts'
import { oneOf } from '../core/prepared-statement.ts'

/** Datasheets that comments are about: those that can be read here. Nobody owns what is said below them. */
export const commentedDatasheets: CommentKind = {
  async find(db, id) {
    const row = await db
      .selectFrom('datasheet')
      .select('title')
      .where('id', '=', id)
      .where('state', '=', 'published')
      .executeTakeFirst()
    return row && { title: row.title, ownerId: null, path: sheetPath(id) }
  },

  async named(db, ids) {
    const rows = await db.selectFrom('datasheet').select(['id', 'title']).where('id', '=', oneOf(ids)).execute()
    return new Map(rows.map(({ id, title }) => [id, { title, path: sheetPath(id) }]))
  },
}

const sheetPath = (id: number): string => `/specification_detail/${id}`
