import type { ChipModel } from '@xinpu/contract/datasheet/part'
import type { House } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { eachOf, preparedStatement } from '../core/prepared-statement.ts'
import { shownInLook, type CategoryLook } from './parameter-look.ts'
import type { PartHit, ReadParts } from '../search/part-search.ts'

/** Parts with their brand, category, what that is below, and newest datasheet. */
export const parts = (db: Db) =>
  db
    .selectFrom('part')
    .innerJoin('brand', 'brand.id', 'part.brand_id')
    .innerJoin('category', 'category.id', 'part.category_id')
    .leftJoin('category as parent', 'parent.id', 'category.parent_id')
    .select(['part.id', 'model', 'part.brand_id', 'brand.name_cn', 'brand.name_en', 'brand.short_name', 'brand.logo'])
    .select([
      'part.category_id',
      'category.name as category_name',
      'category.code as category_code',
      'category.parent_id',
      'parent.name as parent_name',
      'parent.code as parent_code',
      'package',
      'description',
      'lifecycle',
    ])
    .select(['datasheet_url', 'stock', 'params', 'part.updated_at'])
    .select(({ selectFrom }) =>
      selectFrom('datasheet_part')
        .innerJoin('datasheet', 'datasheet.id', 'datasheet_part.datasheet_id')
        .select(({ fn }) => fn.max('datasheet.id').as('id'))
        .whereRef('datasheet_part.part_id', '=', 'part.id')
        .where('datasheet.state', '=', 'published')
        .as('spec_id'),
    )

export type PartRow = Awaited<ReturnType<ReturnType<typeof parts>['execute']>>[number]

/** Parts by their numbers, in no order. */
export const partRows = preparedStatement<PartRow>('part_list', (db, ids) =>
  parts(db).where('part.id', '=', eachOf(ids)),
)

/** Reads parts from the database. */
export const readParts =
  (db: Db): ReadParts =>
  async (ids) =>
    new Map((await partRows(db, ids)).map((row) => [row.id, presentPart(row)]))

/** The parts of some hits, in the order of the hits, with their parameters as lists show them. */
export async function partsOf(
  { parts: read, parameterLooks }: Pick<House, 'parameterLooks' | 'parts'>,
  hits: readonly PartHit[],
): Promise<ChipModel[]> {
  if (hits.length === 0) return []
  const [byId, looks] = [await read(hits.map(({ id }) => id)), await parameterLooks()]
  return hits.flatMap(({ id, match }) => {
    const part = byId.get(id)
    return part ? [{ ...listed(part, looks.get(part.categoryId)), ...(match && { match }) }] : []
  })
}

const listed = (part: ChipModel, look: CategoryLook | undefined): ChipModel =>
  look ? { ...part, params: shownInLook(part.params, look) } : part

export function presentPart(row: PartRow): ChipModel {
  return {
    id: row.id,
    model: row.model,
    brandId: row.brand_id,
    brandCn: row.name_cn,
    brandEn: row.name_en,
    brandName: row.short_name,
    fullLogo: row.logo,
    categoryId: row.category_id,
    categoryName: row.category_name,
    package: row.package,
    description: row.description,
    lifecycle: row.lifecycle,
    specId: row.spec_id,
    datasheetUrl: row.datasheet_url,
    stock: row.stock,
    params: row.params,
    updateTime: row.updated_at.toISOString(),
  }
}
