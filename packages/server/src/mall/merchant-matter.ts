import { merchantEntry } from '@xinpu/contract/mall'
import { labelOf } from '@xinpu/contract/read'
import { reasonOf, type Matter } from '../admin/audit-matter.ts'
import { notify } from '../message/notify.ts'
import { openShop } from './entry.ts'

/** Where somebody looks after their application, and their shop. */
const ownPage = '/mall/enterGarrison'

const fields = Object.entries(merchantEntry.apply.input.shape).map(
  ([name, schema]) => [name, labelOf(schema) ?? name] as const,
)

/** 商家入驻 at the review desk. */
export const merchantMatter: Matter = {
  fields: new Map([['enterprise', '企业'], ...fields]),

  evidence: ({ logo, brandAuthUrls }) => [
    ...(typeof logo === 'string' ? [{ name: '店铺标志', url: logo }] : []),
    ...(Array.isArray(brandAuthUrls) ? brandAuthUrls : []).map((url, index) => ({
      name: `品牌授权书 ${index + 1}`,
      url: String(url),
    })),
  ],

  async pass(tx, { target_id, account_id, title }, { remark }) {
    await openShop(tx, target_id)
    await notify(tx, {
      to: account_id,
      kind: 'notification',
      title: `店铺「${title}」已开通`,
      content: remark || '现在可以上架商品了。',
      url: ownPage,
    })
  },

  async reject(tx, { target_id, account_id, title }, verdict) {
    await tx
      .updateTable('merchant')
      .set({ status: 'rejected', reject_reason: verdict.remark, rejects: JSON.stringify(verdict.rejects) })
      .where('id', '=', target_id)
      .execute()
    await notify(tx, {
      to: account_id,
      kind: 'notification',
      title: `店铺「${title}」的申请未通过`,
      content: `${reasonOf(this, verdict)}。请修改后重新提交。`,
      url: ownPage,
    })
  },
}
