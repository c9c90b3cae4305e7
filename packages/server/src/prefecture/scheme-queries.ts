import type { scheme } from '@xinpu/contract/prefecture'
import type { ParsedOf } from '@xinpu/contract/endpoint'
import { sql } from 'kysely'
import { askedFor } from '../article/article-words.ts'
import type { Db } from '../core/database.ts'
import { presentFile } from './zone-file.ts'

/** Circuits with their brand and file, as lists show them. */
export const schemes = (db: Db) =>
  db
    .selectFrom('scheme')
    .innerJoin('brand', 'brand.id', 'scheme.brand_id')
    .leftJoin('zone_file', 'zone_file.id', 'file_id')
    .select(['scheme.id', 'scheme.name', 'scheme.model', 'scheme.model_key', 'scheme.brand_id', 'name_cn'])
    .select(['scheme.category_id', 'summary', 'scheme.part_count', 'download_count', 'view_count', 'scheme.created_at'])
    .select(['file_id', 'bytes', 'page_count', 'sha256'])

export type SchemeQuery = ReturnType<typeof schemes>
export type SchemeRow = Awaited<ReturnType<SchemeQuery['executeTakeFirstOrThrow']>>

export const byAge = (found: SchemeQuery): SchemeQuery =>
  found.orderBy('scheme.created_at', 'desc').orderBy('scheme.id', 'desc')

type Asked = Pick<ParsedOf<typeof scheme.list>, 'brandId' | 'categoryId' | 'keywords' | 'model'>

/** Circuits of a brand, a category, some words, and built around a part or using it. */
export function narrowedSchemes(db: Db, { keywords, brandId, categoryId, model }: Asked): SchemeQuery {
  const asked = askedFor(keywords ?? '')
  const key = (model ?? '').normalize('NFKC').toUpperCase()
  return schemes(db)
    .$if(brandId !== undefined, (found) => found.where('scheme.brand_id', '=', brandId ?? 0))
    .$if(categoryId !== undefined, (found) => found.where('scheme.category_id', '=', categoryId ?? 0))
    .$if(asked !== undefined, (found) => found.where(sql<boolean>`scheme.words @@ ${asked}::tsquery`))
    .$if(key !== '', (found) =>
      found.where(({ or, eb, selectFrom }) =>
        or([
          eb('scheme.model_key', '=', key),
          eb('scheme.id', 'in', selectFrom('scheme_part').select('scheme_id').where('model_key', '=', key)),
        ]),
      ),
    )
}

/** The bridge from the row to the wire. */
export const presentScheme = (row: SchemeRow, isKnown: boolean): scheme.SchemeVO => {
  const { pageCount: _pages, ...file } = { pageCount: 0, ...presentFile(row, isKnown) }
  return {
    id: row.id,
    name: row.name,
    model: row.model,
    brandId: row.brand_id,
    brandCn: row.name_cn,
    imgUrl: `/files/scheme/${row.id}.svg`,
    summary: row.summary,
    partCount: row.part_count,
    downloadCount: row.download_count,
    viewCount: row.view_count,
    createTime: row.created_at.toISOString(),
    ...(row.category_id !== null && { categoryId: row.category_id }),
    ...file,
  }
}

/** The lines of its list of parts, each with the part of the catalogue that its number and brand mean. */
export async function schemeParts(db: Db, id: number): Promise<scheme.SchemePart[]> {
  const rows = await db
    .selectFrom('scheme_part')
    .leftJoin('brand', 'brand.id', 'scheme_part.brand_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('part')
          .select('part.id')
          .whereRef('part.model_key', '=', 'scheme_part.model_key')
          .where(sql<boolean>`scheme_part.brand_id is null or part.brand_id = scheme_part.brand_id`)
          .orderBy('part.popularity', 'desc')
          .limit(1)
          .as('known'),
      (join) => join.onTrue(),
    )
    .select(['scheme_part.model', 'known.id as model_id', 'name_cn', 'designator', 'quantity', 'note', 'marks'])
    .where('scheme_id', '=', id)
    .orderBy('place')
    .execute()
  return rows.map(({ model_id, name_cn, ...row }) => ({
    ...row,
    brandCn: name_cn ?? '',
    ...(model_id !== null && { modelId: model_id }),
  }))
}
