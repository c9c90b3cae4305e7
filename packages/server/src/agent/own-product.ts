import type { agentProduct } from '@xinpu/contract/agent'
import type { ParsedOf } from '@xinpu/contract/endpoint'
import { Refusal } from '@xinpu/contract/refusal'
import { plainOf } from '@xinpu/trade/words'
import { cleanHtml } from '../core/clean-html.ts'
import type { Context, User } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { oneOf } from '../core/prepared-statement.ts'
import { wrong } from '../enterprise/application-draft.ts'
import { refuseUnknownCategories } from './line-review.ts'
import { claimFile } from './own-file.ts'
import { lockSeller } from './own-seller.ts'
import { refuseUnknownBrand } from './sold-brands.ts'

type Owner = Context & { user: User }
type Draft = ParsedOf<typeof agentProduct.add>

/** Offers a product on the page of the person's enterprise; answers its number. Of a model of a brand there is one. */
export async function addProduct({ db, ...owner }: Owner, draft: Draft): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const seller = await lockSeller(tx, 'agent', owner.user.id)
    if (!seller) throw new Refusal('请先创建代理商页面', 'NOT_FOUND')
    await claimPicture({ ...owner, db: tx }, draft.imgUrl)
    const row = await tx
      .insertInto('agent_product')
      .values({ seller_id: seller.id, created_at: owner.now(), ...(await columnsOf(tx, draft)) })
      .onConflict((conflict) => conflict.columns(['seller_id', 'brand_id', 'model_plain']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!row) throw offered()
    return row.id
  })
}

/** Replaces what is said of a product. */
export async function changeProduct({ db, ...owner }: Owner, { id, ...draft }: Draft & { id: number }) {
  await db.transaction().execute(async (tx) => {
    const [known] = await heldProducts(tx, owner.user.id, [id])
    if (draft.imgUrl !== known?.img_url) await claimPicture({ ...owner, db: tx }, draft.imgUrl)
    const columns = await columnsOf(tx, draft)
    const other = await tx
      .selectFrom('agent_product')
      .select('id')
      .where('seller_id', '=', known?.seller_id ?? 0)
      .where('brand_id', '=', columns.brand_id)
      .where('model_plain', '=', columns.model_plain)
      .where('id', '<>', id)
      .executeTakeFirst()
    if (other) throw offered()
    await tx.updateTable('agent_product').set(columns).where('id', '=', id).execute()
  })
}

/** Takes products off the page. */
export async function removeProducts({ db, user }: Owner, ids: readonly number[]) {
  await db.transaction().execute(async (tx) => {
    await heldProducts(tx, user.id, ids)
    await tx.deleteFrom('agent_product').where('id', '=', oneOf(ids)).execute()
  })
}

const offered = () => new Refusal('已有这个型号的产品，请直接修改', 'CONFLICT')

/** The person's own products, held with their page: what belongs to somebody else is not found. */
async function heldProducts(tx: Db, accountId: number, ids: readonly number[]) {
  const seller = await lockSeller(tx, 'agent', accountId)
  const own = await tx
    .selectFrom('agent_product')
    .select(['id', 'seller_id', 'img_url'])
    .where('seller_id', '=', seller?.id ?? 0)
    .where('id', '=', oneOf(ids))
    .execute()
  if (own.length < new Set(ids).size) throw new Refusal('没有找到这个产品', 'NOT_FOUND')
  return own
}

const claimPicture = async (owner: Owner, url: string | undefined) =>
  url && claimFile(owner, { field: 'imgUrl', label: '产品图片', url, purposes: ['image'] })

async function columnsOf(tx: Db, { name, model, brandId, categoryId, imgUrl, description, specId }: Draft) {
  await refuseUnknownBrand(tx, brandId)
  if (categoryId !== undefined) await refuseUnknownCategories(tx, [categoryId])
  if (specId !== undefined) await refuseUnknownSheet(tx, specId)
  const part = await tx
    .selectFrom('part')
    .select('id')
    .where('brand_id', '=', brandId)
    .where('model', '=', model)
    .orderBy('id')
    .executeTakeFirst()
  return {
    name,
    model,
    model_plain: plainOf(model),
    part_id: part?.id ?? null,
    brand_id: brandId,
    category_id: categoryId ?? null,
    img_url: imgUrl ?? '',
    description: description ? cleanHtml(description) : '',
    datasheet_id: specId ?? null,
  }
}

async function refuseUnknownSheet(tx: Db, id: number): Promise<void> {
  const found = tx.selectFrom('datasheet').select('id').where('id', '=', id).where('state', '=', 'published')
  if (!(await found.executeTakeFirst())) throw wrong('specId', '没有找到这份数据手册，请重新选择')
}
