import type { member } from '@xinpu/contract/enterprise'
import { Refusal } from '@xinpu/contract/refusal'
import { throttle } from '../core/throttle.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { paginate } from '../core/paginate.ts'
import { askToJoin, tell, whyCreatorStays } from './joining.ts'
import { leave } from './leaving.ts'
import {
  answerWish,
  joinedCompanyOf,
  memberNamed,
  memberOf,
  membersOf,
  presentMember,
  setRole,
} from './member-queries.ts'
import {
  creatorOf,
  enterpriseIdOf,
  lockCreatorMembership,
  lockEnterprise,
  creatorMembership,
  membershipOf,
} from './membership.ts'

const wishes = { most: 10, minutes: 24 * 60 }

export const memberHandlers: HandlersOf<typeof member> = {
  async list({ status, ...page }, { db, user }) {
    const { enterprise_id } = await creatorMembership(db, user.id)
    const { rows, total } = await paginate(db, membersOf(db, enterprise_id, status), page)
    return { data: rows.map(presentMember), totalRecord: total }
  },

  async join({ enterpriseId, remark }, context) {
    const { db, user, now } = context
    await throttle(context, `join ${user.id}`, wishes)
    await db
      .transaction()
      .execute((tx) => askToJoin(tx, { accountId: user.id, enterpriseId, remark: remark || null, at: now() }))
    return null
  },

  async audit({ id, status, remark }, { db, user }) {
    await db.transaction().execute(async (tx) => {
      const { enterprise_id, name } = await lockCreatorMembership(tx, user.id)
      const asking = await memberOf(tx, enterprise_id, id)
      if (asking.status === status) return
      if (asking.status !== 'applying') throw new Refusal('该申请已处理', 'CONFLICT')
      await answerWish(tx, id, status)
      const answer = status === 'joined' ? `您已加入企业「${name}」` : `企业「${name}」未通过您的加入申请`
      await tell(tx, asking.account_id, { title: answer, content: remark || `${answer}。`, from: user.id })
    })
    return null
  },

  async remove({ id }, { db, user }) {
    await db.transaction().execute(async (tx) => {
      const { enterprise_id, name } = await lockCreatorMembership(tx, user.id)
      const leaving = await memberOf(tx, enterprise_id, id)
      if (leaving.account_id === user.id) throw new Refusal('创建者不能移出自己，请先移交企业', 'CONFLICT')
      if (leaving.status !== 'joined') throw new Refusal('此人还不是企业成员', 'CONFLICT')
      const news = await leave(tx, { enterpriseId: enterprise_id, accountId: leaving.account_id, creatorId: user.id })
      if (news) await tell(tx, user.id, { title: news, content: `${news}。`, from: leaving.account_id })
      const title = `您已被移出企业「${name}」`
      await tell(tx, leaving.account_id, { title, content: `${title}，如有疑问请联系企业创建者。`, from: user.id })
    })
    return null
  },

  async transfer({ userId }, { db, user }) {
    await db.transaction().execute(async (tx) => {
      // The same request once more: it is handed over already.
      if ((await creatorOf(tx, await enterpriseIdOf(tx, user.id))) === userId) return
      const { id, enterprise_id, name } = await lockCreatorMembership(tx, user.id)
      const heir = await memberNamed(tx, enterprise_id, userId)
      // One after the other: at no moment there are two creators.
      await setRole(tx, id, 'member')
      await setRole(tx, heir.id, 'creator')
      const title = `您已成为企业「${name}」的创建者`
      await tell(tx, userId, { title, content: `${title}，可以审核成员和维护企业资料。`, from: user.id })
    })
    return null
  },

  async quit(_, { db, user }) {
    await db.transaction().execute(async (tx) => {
      const enterpriseId = await joinedCompanyOf(tx, user.id)
      await lockEnterprise(tx, enterpriseId)
      const mine = await membershipOf(tx, user.id)
      if (mine?.role === 'creator') throw new Refusal(await whyCreatorStays(tx, enterpriseId), 'CONFLICT')
      const creator = await creatorOf(tx, enterpriseId)
      const news = await leave(tx, { enterpriseId, accountId: user.id, creatorId: creator })
      const title = `一位成员退出了企业「${mine?.name}」`
      if (creator)
        await tell(tx, creator, { title, content: `${[title, news].filter(Boolean).join('。')}。`, from: user.id })
    })
    return null
  },
}
