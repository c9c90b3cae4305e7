import { Refusal } from '@xinpu/contract/refusal'
import { sql } from 'kysely'
import { reasonOf, type Matter } from '../admin/audit-matter.ts'
import { newBrand } from '../catalogue/brand-directory.ts'
import type { Db } from '../core/database.ts'
import { notify } from '../message/notify.ts'
import { keepNames, namesakeOf } from './brand-names.ts'

/** 品牌 at the review desk. */
export const brandMatter: Matter = {
  fields: new Map([
    ['brandCn', '品牌名称'],
    ['brandEn', '英文名称'],
    ['website', '官网'],
    ['fullLogo', '品牌标志'],
    ['intro', '品牌介绍'],
  ]),
  html: new Set(['intro']),

  evidence: ({ fullLogo }) => (typeof fullLogo === 'string' ? [{ name: '品牌标志', url: fullLogo }] : []),

  async pass(tx, { target_id, account_id, title }, { remark }) {
    await listBrand(tx, target_id)
    await notify(tx, {
      to: account_id,
      kind: 'notification',
      title: `品牌「${title}」已收录`,
      content: remark || '现在上传资料、发布供求时都可以选择它。',
    })
  },

  async reject(tx, { target_id, account_id, title }, verdict) {
    const reason = reasonOf(this, verdict)
    await tx
      .updateTable('brand_proposal')
      .set({ status: 'rejected', reject_reason: reason })
      .where('id', '=', target_id)
      .execute()
    await notify(tx, {
      to: account_id,
      kind: 'notification',
      title: `品牌「${title}」未收录`,
      content: reason,
    })
  },
}

/** Makes a proposal a brand under the number it was promised, found by every spelling of its names. */
async function listBrand(tx: Db, id: number): Promise<void> {
  const proposal = await tx
    .updateTable('brand_proposal')
    .set({ status: 'passed' })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const { name_cn, name_en, website, logo, intro } = proposal
  const name = name_en === '' ? name_cn : `${name_en}(${name_cn})`
  await refuseNamesake(tx, [name_cn, name_en])
  const codes = await tx.selectFrom('brand').select(['id', 'code']).execute()
  const brand = { ...newBrand(name, new Map(codes.map(({ id: known, code }) => [code, known]))), name_cn, name_en }
  await sql`
    insert into brand (id, code, name_cn, name_en, short_name, letter, type, website, logo, intro) overriding system value
    values (${id}, ${brand.code}, ${brand.name_cn}, ${brand.name_en}, ${brand.short_name}, ${brand.letter}, ${brand.type}, ${website}, ${logo}, ${intro})
  `.execute(tx)
  await keepNames(tx, id, [name_cn, name_en, name])
}

async function refuseNamesake(tx: Db, names: readonly string[]): Promise<void> {
  const row = await namesakeOf(tx, names)
  if (row) throw new Refusal(`品牌库中已有「${row.name_cn || row.short_name}」，请驳回`, 'CONFLICT')
}
