import type { scheme } from '@xinpu/contract/prefecture'
import { Refusal } from '@xinpu/contract/refusal'
import { sql } from 'kysely'
import { brandsNumbered, presentBrand } from '../brand/brand-queries.ts'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { paginate } from '../core/paginate.ts'
import { oneOf } from '../core/prepared-statement.ts'
import { namesInZip } from '../storage/names-in-zip.ts'
import { sendZip } from '../storage/send-zip.ts'
import { byAge, narrowedSchemes, presentScheme, schemeParts, schemes, type SchemeRow } from './scheme-queries.ts'
import { idsOf } from './tech-queries.ts'
import { presentFile, previewOf } from './zone-file.ts'
import { countZoneTaking, countZoneView } from './zone-view.ts'

/** Circuits that stand beside one, and brands or parts that are offered. */
const [besideMost, offeredMost] = [6, 50]

export const schemeHandlers: HandlersOf<typeof scheme> = {
  async list({ pageIndex, pageSize, ...asked }, { db, user }) {
    const { rows, total } = await paginate(db, byAge(narrowedSchemes(db, asked)), { pageIndex, pageSize }, 'kept')
    return { data: rows.map((row) => presentScheme(row, user !== null)), totalRecord: total }
  },

  async detail({ id }, context) {
    const { db, user } = context
    const row = await schemes(db).select(['content', 'facts']).where('scheme.id', '=', id).executeTakeFirst()
    if (!row) throw new Refusal('没有找到这个方案', 'NOT_FOUND')
    await countZoneView(context, 'scheme', id)
    const [parts, related] = await Promise.all([schemeParts(db, id), relatedTo(db, row)])
    const { pageCount } = { pageCount: undefined, ...presentFile(row, false) }
    return {
      ...presentScheme(row, user !== null),
      content: row.content,
      facts: row.facts,
      parts,
      previewUrl: previewOf(row),
      related: related.map((each) => presentScheme(each, user !== null)),
      ...(pageCount !== undefined && { pageCount }),
    }
  },

  async brands({ keywords = '' }, { db }) {
    const rows = await db
      .selectFrom('scheme')
      .innerJoin('brand', 'brand.id', 'brand_id')
      .select(['brand.id'])
      .$if(keywords !== '', (found) =>
        found.where(
          sql<boolean>`strpos(lower(name_cn || ' ' || name_en || ' ' || short_name), lower(${keywords})) > 0`,
        ),
      )
      .groupBy('brand.id')
      .orderBy(sql`count(*)`, 'desc')
      .orderBy('brand.id')
      .limit(offeredMost)
      .execute()
    const known = new Map((await brandsNumbered(db, idsOf(rows))).map((brand) => [brand.id, presentBrand(brand)]))
    return rows.flatMap(({ id }) => known.get(id) ?? [])
  },

  async models({ brandId, keywords = '' }, { db }) {
    const query = db
      .selectFrom('scheme')
      .select(['model', sql<number>`count(*)::int`.as('schemeCount')])
      .where('brand_id', '=', brandId)
      .$if(keywords !== '', (found) => found.where(sql<boolean>`strpos(model_key, upper(${keywords})) > 0`))
      .groupBy('model')
      .orderBy('schemeCount', 'desc')
      .orderBy('model')
      .limit(offeredMost)
    return { data: await query.execute() }
  },

  async download({ ids, zipName }, context) {
    const { db } = context
    const rows = await schemes(db).where('scheme.id', '=', oneOf(ids)).where('file_id', 'is not', null).execute()
    const names = namesInZip(rows.map(({ name, model }) => `${model}_${name}`))
    return sendZip(context, {
      name: zipName || (rows[0]?.name ?? ''),
      entries: rows.map(({ sha256, bytes }, at) => ({
        path: names[at] ?? '',
        sha256: sha256 ?? '',
        bytes: bytes ?? 0,
      })),
      missing: ids.filter((id) => !rows.some((row) => row.id === id)).map((id) => `方案 ${id}`),
      begun: () => countZoneTaking(context, 'scheme', idsOf(rows)),
    })
  },
}

/** Circuits of the same kind of part first, then of the same brand, then the newest. */
const relatedTo = (db: Db, { id, category_id, brand_id }: SchemeRow): Promise<SchemeRow[]> =>
  schemes(db)
    .where('scheme.id', '<>', id)
    .orderBy(sql`scheme.category_id is not distinct from ${category_id}`, 'desc')
    .orderBy(sql`scheme.brand_id = ${brand_id}`, 'desc')
    .orderBy('scheme.created_at', 'desc')
    .limit(besideMost)
    .execute()
