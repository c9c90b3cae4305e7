import { Refusal } from '@xinpu/contract/refusal'
import { sql } from 'kysely'
import { openBrandDirectory } from '../catalogue/brand-directory.ts'
import { emptyRow } from '../catalogue/part-row.ts'
import { storeParts } from '../catalogue/part-store.ts'
import type { Db } from '../core/database.ts'
import { insertRevisions, insertSheet } from './keep-datasheet.ts'
import { datasheetOfFile } from './mine-queries.ts'
import { previewText, type CheckedSpec } from './spec-check-queries.ts'

/** Where something that was handed in went. */
export interface Published {
  datasheetId: number
  title: string
}

/** Makes what was handed in public: a datasheet of its own, or the next revision of the one that its part has. */
export async function publishUpload(tx: Db, id: number, at: Date): Promise<Published> {
  const upload = await tx.selectFrom('spec_upload').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  if (await datasheetOfFile(tx, upload.sha256)) throw new Refusal('库中已有同一文件，请驳回', 'CONFLICT')
  const checked = (await tx
    .selectFrom('spec_check')
    .selectAll()
    .where('sha256', '=', upload.sha256)
    .executeTakeFirstOrThrow()) as CheckedSpec
  const brandId = upload.brand_id ?? (await (await openBrandDirectory(tx)).settle(upload.brand_name))
  const part = await settledPart(tx, { brandId, model: upload.model, categoryId: upload.category_id })
  const sheet = await settledSheet(tx, { part, language: upload.language, at })
  const [revisionId] = await insertRevisions(tx, sheet.id, [
    {
      revision: nextRevision(sheet.revisions),
      pageCount: checked.page_count,
      outline: checked.outline,
      publishedAt: at,
      sha256: checked.sha256,
      preview: checked.preview_sha256,
      text: previewText(checked),
    },
  ])
  await tx
    .updateTable('spec_upload')
    .set({ status: 'passed', brand_id: brandId, datasheet_id: sheet.id, revision_id: revisionId ?? null })
    .where('id', '=', id)
    .execute()
  await keepInFolder(tx, { ...upload, datasheetId: sheet.id, at })
  return { datasheetId: sheet.id, title: sheet.title }
}

interface Part {
  id: number
  model: string
  brand_id: number
  category_id: number
}

/** The part of that number, made where the catalogue has none; held, so that two decisions about it take turns. */
async function settledPart(tx: Db, wanted: { brandId: number; model: string; categoryId: number }): Promise<Part> {
  const find = () =>
    tx
      .selectFrom('part')
      .select(['id', 'model', 'brand_id', 'category_id'])
      .where('brand_id', '=', wanted.brandId)
      .where('model_key', '=', wanted.model.trim().toUpperCase())
      .forUpdate()
      .executeTakeFirst()
  const known = await find()
  if (known) return known
  await addPart(tx, wanted)
  const made = await find()
  if (!made) throw new Error(`The part ${wanted.model} was not kept.`)
  return made
}

async function addPart(tx: Db, { brandId, model, categoryId }: { brandId: number; model: string; categoryId: number }) {
  const { code, parent_id } = await tx
    .selectFrom('category')
    .select(['code', 'parent_id'])
    .where('id', '=', categoryId)
    .executeTakeFirstOrThrow()
  const ids = parent_id === null ? [categoryId] : [categoryId, parent_id]
  const row = { ...emptyRow, line: 0, model: model.trim(), brand: '', source: 'upload' as const }
  await storeParts(tx, [{ row, brandId, place: { id: categoryId, code, ids } }])
  await tx
    .updateTable('brand')
    .set({ part_count: sql`part_count + 1` })
    .where('id', '=', brandId)
    .execute()
  await tx
    .updateTable('category')
    .set({ part_count: sql`part_count + 1` })
    .where('id', 'in', ids)
    .execute()
}

interface Sheet {
  id: number
  title: string
  revisions: string[]
}

/** The public datasheet about the part, or a new one. */
async function settledSheet(
  tx: Db,
  { part, language, at }: { part: Part; language: 'en' | 'zh'; at: Date },
): Promise<Sheet> {
  const known = await tx
    .updateTable('datasheet')
    .set({ updated_at: at })
    .where('id', '=', (sub) =>
      sub
        .selectFrom('datasheet')
        .select(({ fn }) => fn.min('id').as('id'))
        .where('part_id', '=', part.id)
        .where('brand_id', '=', part.brand_id)
        .where('state', '=', 'published'),
    )
    .returning(['id', 'title'])
    .executeTakeFirst()
  if (known) return { ...known, revisions: await revisionsOf(tx, known.id) }
  const title = language === 'zh' ? `${part.model} 数据手册` : `${part.model} Datasheet`
  const id = await insertSheet(
    tx,
    { brandId: part.brand_id, categoryId: part.category_id, title, language, parts: [part], downloadCount: 0 },
    at,
  )
  await tx
    .updateTable('brand')
    .set({ datasheet_count: sql`datasheet_count + 1` })
    .where('id', '=', part.brand_id)
    .execute()
  return { id, title, revisions: [] }
}

const revisionsOf = async (tx: Db, id: number): Promise<string[]> =>
  (await tx.selectFrom('datasheet_revision').select('revision').where('datasheet_id', '=', id).execute()).map(
    ({ revision }) => revision,
  )

/** The letter after the last: A, B, … Z, AA, AB. */
export function nextRevision(taken: readonly string[]): string {
  let number = taken.length
  while (taken.includes(letterOf(number))) number += 1
  return letterOf(number)
}

const letterOf = (number: number): string =>
  `${number < 26 ? '' : letterOf(Math.floor(number / 26) - 1)}${String.fromCodePoint(65 + (number % 26))}`

interface Kept {
  account_id: number
  folder_id: number | null
  datasheetId: number
  at: Date
}

/** The folder of the cloud disk that was named when it was handed in; one that is gone meanwhile is none. */
async function keepInFolder(tx: Db, { account_id, folder_id, datasheetId, at }: Kept) {
  if (folder_id === null) return
  await tx
    .insertInto('disk_file')
    .values({
      account_id,
      enterprise_id: null,
      folder_id,
      datasheet_id: datasheetId,
      part_id: null,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
