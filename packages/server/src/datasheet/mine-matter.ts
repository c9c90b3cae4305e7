import { reasonOf, type Matter } from '../admin/audit-matter.ts'
import { notify } from '../message/notify.ts'
import { publishUpload } from './mine-publish.ts'

/** The list of what a person uploaded. */
const ownPage = '/upload'

/** 资料 at the review desk. */
export const specMatter: Matter = {
  fields: new Map([
    ['model', '型号'],
    ['brand', '品牌'],
    ['category', '分类'],
    ['filename', '文件名'],
    ['title', '文件标题'],
    ['pages', '页数'],
    ['revises', '将成为新版本的资料'],
    ['description', '说明'],
  ]),

  evidence: ({ filename, fileUrl }) => [{ name: String(filename), url: String(fileUrl) }],

  async pass(tx, { target_id, account_id }, { at, remark }) {
    const { datasheetId, title } = await publishUpload(tx, target_id, at)
    await notify(tx, {
      to: account_id,
      kind: 'notification',
      title: `资料「${title}」已发布`,
      content: remark || '现在大家都能搜到它了，谢谢您的分享。',
      url: `/specification_detail/${datasheetId}`,
    })
  },

  async reject(tx, { target_id, account_id, title }, verdict) {
    const reason = reasonOf(this, verdict)
    await tx
      .updateTable('spec_upload')
      .set({ status: 'rejected', reject_reason: reason })
      .where('id', '=', target_id)
      .execute()
    await notify(tx, {
      to: account_id,
      kind: 'notification',
      title: `资料「${title}」未通过审核`,
      content: `${verdict.remark}。修改后可以重新提交。`,
      url: ownPage,
    })
  },
}
