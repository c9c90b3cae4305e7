import { Refusal } from '@xinpu/contract/refusal'
import { reasonOf, type AuditRow, type Matter } from '../admin/audit-matter.ts'
import type { Db } from '../core/database.ts'
import { notify } from '../message/notify.ts'

/** 品牌认领 at the review desk. */
export const brandClaimMatter: Matter = {
  fields: new Map([
    ['brand', '品牌'],
    ['enterprise', '企业名称'],
    ['creditCode', '统一社会信用代码'],
    ['certUrl', '证明文件'],
    ['remark', '备注'],
  ]),

  evidence: ({ certUrl }) => [{ name: '证明文件', url: String(certUrl) }],

  async pass(tx, row, { remark }) {
    const claim = await tx
      .updateTable('brand_claim')
      .set({ status: 'passed', reject_reason: null })
      .where('id', '=', row.target_id)
      .returning(['brand_id', 'enterprise_id'])
      .executeTakeFirstOrThrow()
    await hold(tx, claim)
    const content = remark || '现在贵企业的成员可以编辑它的名称、标志和介绍。'
    await tell(tx, row, { brandId: claim.brand_id, outcome: '认领已通过', content })
  },

  async reject(tx, row, verdict) {
    const reasons = reasonOf(this, verdict)
    const { brand_id } = await tx
      .updateTable('brand_claim')
      .set({ status: 'rejected', reject_reason: reasons })
      .where('id', '=', row.target_id)
      .returning('brand_id')
      .executeTakeFirstOrThrow()
    await tell(tx, row, { brandId: brand_id, outcome: '认领未通过', content: `${reasons}。修改后可以重新提交。` })
  },
}

/** A brand has one holder: of two claims the one that is passed first. */
async function hold(tx: Db, { brand_id, enterprise_id }: { brand_id: number; enterprise_id: number }): Promise<void> {
  const held = await tx
    .updateTable('brand')
    .set({ enterprise_id })
    .where('id', '=', brand_id)
    .where('enterprise_id', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!held) throw new Refusal('这个品牌已由其他企业认领，请驳回并说明', 'CONFLICT')
}

const tell = (
  tx: Db,
  { account_id, draft }: AuditRow,
  { brandId, outcome, content }: { brandId: number; outcome: string; content: string },
) =>
  notify(tx, {
    to: account_id,
    kind: 'notification',
    title: `品牌「${String(draft['brand'])}」${outcome}`,
    content,
    url: `/brandDetail/${brandId}`,
  })
