import type * as contract from '@xinpu/contract/datasheet'
import { Refusal } from '@xinpu/contract/refusal'
import { datasheetType, isFavour, rememberView } from '../account/recent-views.ts'
import { newSecret } from '../core/secrets.ts'
import { viewCookie } from '../account/session-store.ts'
import type { Context, User } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { paginate } from '../core/paginate.ts'
import {
  categoryIdsIn,
  datasheets,
  datasheetsLike,
  inOrder,
  mostWanted,
  presentDatasheet,
} from './datasheet-queries.ts'
import type { Unbuilt } from './index.ts'
import { missing } from './missing-datasheet.ts'
import { recommended } from './recommended.ts'

/** Each branch answers for itself. */
type Branch =
  | 'category'
  | 'file'
  | 'fulltext'
  | 'mail'
  | 'mine'
  | 'outside'
  | 'part'
  | 'revision'
  | 'search'
  | 'selection'
type Handlers = Omit<HandlersOf<typeof contract, Unbuilt>, Branch>

/** How long the cookie of an opened datasheet lives. */
const viewCookieSeconds = 30 * 60

export const datasheetHandlers: Handlers = {
  publicDetail: ({ id }, { db }) => publicDetail(db, id),

  detail: ({ id }, context) => fullDetail(context, id),

  detailOfBrand: ({ id, brandId }, context) => fullDetail(context, id, brandId),

  async ofBrand({ brandId, keywords = '', categoryId, partId, sort, ...page }, { db }) {
    const query = (keywords === '' ? mostWanted(db) : datasheetsLike(db, keywords))
      .where('datasheet.brand_id', '=', brandId)
      .$if(categoryId !== undefined, (found) =>
        found.where('datasheet.category_id', 'in', categoryIdsIn(db, categoryId ?? 0)),
      )
      .$if(sort !== undefined, (found) => inOrder(found, sort ?? 'newest'))
      .$if(partId !== undefined, (found) => found.where('datasheet.id', 'in', datasheetIdsOf(db, partId ?? 0)))
    const { rows, total } = await paginate(db, query, page)
    return { data: rows.map(presentDatasheet), totalRecord: total }
  },

  async keywordsOfBrand({ brandId, keywords }, { db }) {
    const rows = await datasheetsLike(db, keywords).where('datasheet.brand_id', '=', brandId).limit(8).execute()
    return { data: rows.map(({ id, title }) => ({ name: title, specId: id })) }
  },

  async hot({ size }, { db }) {
    const rows = await mostWanted(db).limit(size).execute()
    return rows.map(presentDatasheet)
  },

  recommend: ({ id, size }, { db }) => recommended(db, id, size),

  async newest(page, { db }) {
    const { rows, total } = await paginate(
      db,
      datasheets(db).orderBy('datasheet.updated_at', 'desc').orderBy('datasheet.id'),
      page,
    )
    return { data: rows.map(presentDatasheet), totalRecord: total }
  },

  async revisions({ id }, { db }) {
    const found = await revisionsOf(db, id)
    if (found.length === 0) throw new Refusal('没有找到这份资料', 'NOT_FOUND')
    return found
  },
}

const datasheetIdsOf = (db: Db, partId: number) =>
  db.selectFrom('datasheet_part').select('datasheet_id').where('part_id', '=', partId)

async function publicDetail(db: Db, id: number, brandId?: number): Promise<contract.SpecPublicDetail> {
  const row = await datasheets(db)
    .select(['current.outline', 'current.preview_text'])
    .where('datasheet.id', '=', id)
    .$if(brandId !== undefined, (found) => found.where('datasheet.brand_id', '=', brandId ?? 0))
    .executeTakeFirst()
  if (!row) throw await missing(db, id)
  return {
    ...presentDatasheet(row),
    previewPdfUrl: `/files/preview/${row.revision_id}.pdf`,
    previewPageCount: row.preview_count,
    previewText: row.preview_text,
    outline: row.outline,
    parts: await describedParts(db, id),
    revisions: await revisionsOf(db, id),
  }
}

async function fullDetail(
  context: Context & { user: User },
  id: number,
  brandId?: number,
): Promise<contract.SpecDetail> {
  const { db, user, now, cookies } = context
  const shown = await publicDetail(db, id, brandId)
  await rememberView(db, user.id, { type: datasheetType, targetId: id, at: now() })
  const sessionCookie = cookies.read(viewCookie) ?? newSecret()
  cookies.write(viewCookie, sessionCookie, viewCookieSeconds)
  const [current] = shown.revisions
  return {
    ...shown,
    pdfUrl: `/files/datasheet/${current?.id}.pdf`,
    isFavour: await isFavour(db, user.id, datasheetType, id),
    sessionCookie,
  }
}

/** The parts of a datasheet; a family's may be many, a page shows the best known. */
const describedParts = (db: Db, id: number): Promise<contract.DescribedPart[]> =>
  db
    .selectFrom('datasheet_part')
    .innerJoin('part', 'part.id', 'datasheet_part.part_id')
    .select(['part.id', 'model', 'package', 'description', 'params'])
    .where('datasheet_id', '=', id)
    .orderBy('popularity', 'desc')
    .orderBy('part.id')
    .limit(20)
    .execute()

async function revisionsOf(db: Db, id: number): Promise<contract.Revision[]> {
  const rows = await db
    .selectFrom('datasheet_revision')
    .innerJoin('datasheet', 'datasheet.id', 'datasheet_id')
    .innerJoin('file', 'file.sha256', 'file_sha256')
    .select(['datasheet_revision.id', 'revision', 'published_at', 'page_count', 'bytes'])
    .where('datasheet_id', '=', id)
    .where('state', '=', 'published')
    .orderBy('published_at', 'desc')
    .orderBy('datasheet_revision.id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    rev: row.revision,
    date: row.published_at.toISOString(),
    pageCount: row.page_count,
    fileSize: row.bytes,
  }))
}
