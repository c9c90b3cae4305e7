import type { mine } from '@xinpu/contract/brand'
import type { ParsedOf } from '@xinpu/contract/endpoint'
import { Refusal } from '@xinpu/contract/refusal'
import { letterOf } from '@xinpu/trade/pinyin'
import { plainOf } from '@xinpu/trade/words'
import type { Selectable } from 'kysely'
import { cleanHtml } from '../core/clean-html.ts'
import type { Context, User } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import type { Tables } from '../core/tables.ts'
import { wrong } from '../enterprise/application-draft.ts'
import { enterpriseIdOf } from '../enterprise/membership.ts'
import { dropCached } from '../search/index/cached.ts'
import { keepNames, namesakeOf } from './brand-names.ts'
import { refuseForeignLogo } from './foreign-logo.ts'

type Edit = ParsedOf<typeof mine.edit>
type Names = Pick<Selectable<Tables['brand']>, 'id' | 'name_cn' | 'name_en' | 'short_name'>

/** Changes a brand, for the enterprise that holds it or for the desk; search knows its names from then on. */
export async function editBrand(context: Context & { user: User }, edit: Edit, by: 'holder' | 'desk'): Promise<void> {
  const { website, country, fullLogo: logo, intro } = edit
  await context.db.transaction().execute(async (tx) => {
    const brand = await lockBrand(tx, edit.id)
    if (by === 'holder') await refuseOthers(tx, brand, context.user.id)
    if (logo !== brand.logo) await refuseForeignLogo({ ...context, db: tx }, logo)
    await tx
      .updateTable('brand')
      .set({ website, country, logo, ...(await renamed(tx, brand, edit)) })
      .$if(intro !== undefined, (told) => told.set({ intro: cleanHtml(intro ?? '') }))
      .where('id', '=', edit.id)
      .execute()
  })
  dropCached()
}

/** A brand, held until the transaction ends. */
async function lockBrand(tx: Db, id: number) {
  const brand = await tx
    .selectFrom('brand')
    .select(['id', 'name_cn', 'name_en', 'short_name', 'logo', 'enterprise_id'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!brand) throw new Refusal('没有找到这个品牌', 'NOT_FOUND')
  return brand
}

/** Whoever does not hold it as its maker is refused. */
async function refuseOthers(tx: Db, { enterprise_id }: { enterprise_id: number | null }, accountId: number) {
  if (enterprise_id === (await enterpriseIdOf(tx, accountId))) return
  throw new Refusal('只有认领了这个品牌的企业可以编辑', 'FORBIDDEN')
}

/** What a brand is called after a change. It is found by new names and old ones. */
async function renamed(tx: Db, brand: Names, { brandCn, brandEn }: Edit) {
  if (brandCn !== undefined && plainOf(brandCn) === '') throw wrong('brandCn', '品牌名称须含文字')
  const names = { name_cn: brandCn ?? brand.name_cn, name_en: brandEn ?? brand.name_en }
  if (names.name_cn !== brand.name_cn) await takeName(tx, brand.id, 'brandCn', names.name_cn)
  if (names.name_en !== brand.name_en) await takeName(tx, brand.id, 'brandEn', names.name_en)
  const short_name = shortNameOf(brand, names)
  return { ...names, short_name, letter: letterOf(short_name) }
}

/** The short name goes along where it was one of the names. */
function shortNameOf(brand: Names, { name_cn, name_en }: Pick<Names, 'name_cn' | 'name_en'>): string {
  if (brand.short_name === brand.name_en) return name_en || name_cn
  return brand.short_name === brand.name_cn ? name_cn : brand.short_name
}

/** Looked at after the name is kept: of two brands that take one name at once, one has it. */
async function takeName(tx: Db, id: number, field: 'brandCn' | 'brandEn', name: string): Promise<void> {
  await keepNames(tx, id, [name])
  const other = await namesakeOf(tx, [name], id)
  if (!other) return
  const message = `品牌库中已有「${other.name_cn || other.short_name}」，请换一个名称`
  throw new Refusal(message, 'CONFLICT', { errors: [{ field, message }] })
}
