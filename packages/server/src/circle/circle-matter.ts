import { reasonOf, type Matter } from '../admin/audit-matter.ts'
import { notify } from '../message/notify.ts'

const fields = new Map([
  ['name', '圈子名称'],
  ['intro', '圈子简介'],
  ['reason', '申请理由'],
])

/** 圈子 at the review desk: what passes is open, with its founder as the first member. */
export const circleMatter: Matter = {
  fields,

  evidence: ({ imgUrl }) => (typeof imgUrl === 'string' ? [{ name: '圈子图片', url: imgUrl }] : []),

  async pass(tx, { target_id, account_id, title }, { at }) {
    await tx.updateTable('circle').set({ status: 'open' }).where('id', '=', target_id).execute()
    await tx
      .insertInto('circle_member')
      .values({ circle_id: target_id, account_id, created_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const told = { title: `圈子「${title}」已开放`, content: '您是圈主，也是第一位成员。发第一帖，说说这里聊什么。' }
    await notify(tx, { to: account_id, kind: 'notification', ...told, url: `/circle/publishCircle/${target_id}` })
  },

  async reject(tx, { target_id, account_id, title }, decision) {
    const reject_reason = reasonOf({ fields }, decision)
    await tx.updateTable('circle').set({ status: 'rejected', reject_reason }).where('id', '=', target_id).execute()
    const told = { title: `圈子「${title}」未通过审核`, content: `${reject_reason}。草稿还在，改好可以再交。` }
    await notify(tx, { to: account_id, kind: 'notification', ...told, url: '/circle/allCircle/1' })
  },
}
