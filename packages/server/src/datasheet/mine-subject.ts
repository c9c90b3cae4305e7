import type { mine } from '@xinpu/contract/datasheet'
import type { ParsedOf } from '@xinpu/contract/endpoint'
import { Refusal, wrongField } from '@xinpu/contract/refusal'
import { plainOf } from '@xinpu/trade/words'
import { brands } from '../brand/brand-queries.ts'
import type { Db } from '../core/database.ts'
import type { Suggestion } from './spec-suggest.ts'

type Draft = ParsedOf<typeof mine.add>

/** What something that is handed in is about. */
export type Subject = Awaited<ReturnType<typeof subjectOf>>

/** What it is about: as the person says, else as the file says. */
export async function subjectOf(db: Db, draft: Draft, found: Suggestion) {
  const model = draft.model || found.model
  if (!model) throw wrongField('model', '没能从文件中读出型号，请填写型号')
  const brand = await brandOf(db, draft, found)
  const category_id =
    draft.categoryId ?? (await categoryOfPart(db, brand.brand_id, model)) ?? found.categoryId ?? (await rest(db))
  if (draft.categoryId) await refuseUnknownCategory(db, draft.categoryId)
  return { ...brand, model, category_id }
}

/** A name that is listed after all is its brand. */
async function brandOf(db: Db, draft: Draft, found: Suggestion) {
  const id = await brandIdOf(db, draft, found)
  if (id === undefined) return unlisted(draft.brandCn ?? '')
  const row = await brands(db).where('brand.id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('没有找到这个品牌', 'NOT_FOUND')
  return { brand_id: row.id, brand_name: '', brandLabel: row.name_cn || row.short_name }
}

async function brandIdOf(db: Db, { brandId, brandCn = '' }: Draft, found: Suggestion): Promise<number | undefined> {
  if (brandId !== undefined) return brandId
  return plainOf(brandCn) === '' ? found.brandId : brandNamed(db, brandCn)
}

function unlisted(name: string) {
  if (plainOf(name) === '') throw wrongField('brandId', '没能从文件中读出品牌，请选择品牌')
  return { brand_id: null, brand_name: name, brandLabel: name }
}

async function brandNamed(db: Db, name: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('brand_alias')
    .select('brand_id')
    .where('plain', '=', plainOf(name))
    .executeTakeFirst()
  return row?.brand_id
}

async function categoryOfPart(db: Db, brandId: number | null, model: string): Promise<number | undefined> {
  if (brandId === null) return undefined
  const row = await db
    .selectFrom('part')
    .select('category_id')
    .where('brand_id', '=', brandId)
    .where('model_key', '=', model.toUpperCase())
    .executeTakeFirst()
  return row?.category_id
}

async function rest(db: Db): Promise<number> {
  const { id } = await db.selectFrom('category').select('id').where('code', '=', 'other-part').executeTakeFirstOrThrow()
  return id
}

async function refuseUnknownCategory(db: Db, id: number) {
  const row = await db.selectFrom('category').select('id').where('id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('没有找到这个分类', 'NOT_FOUND')
}
