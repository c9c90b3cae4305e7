import type { productLine } from '@xinpu/contract/agent'
import { Refusal } from '@xinpu/contract/refusal'
import { sql } from 'kysely'
import { reasonOf, type Matter } from '../admin/audit-matter.ts'
import type { Db } from '../core/database.ts'
import type { SellerKind } from './tables.ts'
import { notify } from '../message/notify.ts'
import { kindNames, sellerNamed } from './own-seller.ts'

/** Where the people of a seller look after its lines. */
const ownPages: Record<SellerKind, string> = {
  agent: '/userCenter/manage/productionLineManage?type=19',
  trader: '/userCenter/manage/traderManage?type=18&tab=lines',
}

const fields = new Map([
  ['seller', '所属企业页面'],
  ['brandId', '品牌'],
  ['categoryIds', '产品分类'],
  ['certUrl', '授权证书'],
  ['certExpire', '证书有效期'],
])

/** 产品线 at the review desk. */
export const lineMatter: Matter = {
  fields,

  evidence: ({ certUrl }) => (typeof certUrl === 'string' ? [{ name: '授权证书', url: certUrl }] : []),

  async pass(tx, { target_id, account_id, title }, { remark }) {
    const kind = await settle(tx, target_id, { status: 'passed', reason: '' })
    await sql`
      insert into passed_line (line_id, category_ids, cert_url, cert_expire)
      select id, category_ids, cert_url, cert_expire from product_line where id = ${target_id}
      on conflict (line_id) do update set category_ids = excluded.category_ids, cert_url = excluded.cert_url,
        cert_expire = excluded.cert_expire
    `.execute(tx)
    await tell(tx, account_id, { kind, title: `${title}已通过审核`, content: remark || '现在所有人都能看到它。' })
  },

  async reject(tx, { target_id, account_id, title }, verdict) {
    const reason = reasonOf(this, verdict)
    const kind = await settle(tx, target_id, { status: 'rejected', reason })
    await tell(tx, account_id, { kind, title: `${title}未通过审核`, content: `${reason}。请修改后重新提交。` })
  },
}

async function settle(tx: Db, id: number, verdict: Pick<productLine.ProductLine, 'reason' | 'status'>) {
  const line = await tx
    .updateTable('product_line')
    .from('seller')
    .set(verdict)
    .where('product_line.id', '=', id)
    .whereRef('seller.id', '=', 'seller_id')
    .returning('kind')
    .executeTakeFirst()
  if (!line) throw new Refusal('这条产品线已删除', 'CONFLICT')
  return line.kind
}

/** What the review desk is shown of a line: words in place of numbers. */
export async function draftOf(db: Db, line: productLine.ProductLine) {
  const { name } = await sellerNamed(db, line.ownerType, line.ownerId)
  const draft = {
    seller: `${name}(${kindNames[line.ownerType]})`,
    brandId: [line.brandCn, line.brandName].filter(Boolean).join(' '),
    categoryIds: line.categoryNames,
    ...(line.certUrl && { certUrl: line.certUrl }),
    ...(line.certExpire && { certExpire: line.certExpire }),
  }
  return { title: `${name}的「${line.brandName}」产品线`, draft }
}

interface News {
  kind: SellerKind
  title: string
  content: string
}

const tell = (tx: Db, to: number, { kind, title, content }: News) =>
  notify(tx, { to, kind: 'notification', title, content, url: ownPages[kind] })
