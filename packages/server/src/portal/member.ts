import type { member } from '@xinpu/contract/portal'
import { Refusal } from '@xinpu/contract/refusal'
import { fullDay } from '@xinpu/sdk/format'
import { toMicro } from '@xinpu/trade/price'
import type { Db } from '../core/database.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { oneByOne } from '../core/one-by-one.ts'
import { openBill, type BillKind, type PaidBill } from '../mall/bill.ts'
import { startPayment } from '../mall/pay-begin.ts'
import { notify } from '../message/notify.ts'
import { grantPlan, membershipOf, takePlan } from './membership.ts'
import { planNumbered, plans, presentPlan, type Plan } from './plans.ts'

declare module '../mall/bill.ts' {
  interface BillPayloads {
    member: MemberBill
  }
}

/** What was ordered. */
interface MemberBill {
  levelId: number
}

/** The page of plans. */
export const memberPage = '/huiyuan'

export const memberHandlers: HandlersOf<typeof member> = {
  levels: async () => plans.map(presentPlan),

  async mine(_, { db, user, now }) {
    const held = await membershipOf(db, user.id, now())
    return held ? { level: presentPlan(held.plan), expireTime: held.endsAt.toISOString() } : { level: null }
  },

  async order({ levelId, payType }, context) {
    const { db, user, now } = context
    const plan = boughtPlan(levelId)
    if (payType === 'BANK') throw new Refusal('会员不支持银行转账，请用支付宝或微信支付', 'CONFLICT')
    const wanted = { accountId: user.id, kind: 'member' as const, payload: { levelId }, at: now(), ...priceOf(plan) }
    const payOrderId = await oneByOne(db, `plans of ${user.id}`, (tx) => openBill(tx, wanted))
    return startPayment(context, payOrderId, payType)
  },
}

function boughtPlan(id: number): Plan {
  const plan = planNumbered(id)
  if (!plan) throw new Refusal('没有找到这个会员等级', 'NOT_FOUND')
  if (plan.yuan === 0) throw new Refusal('注册后就有，不需要开通', 'CONFLICT')
  return plan
}

const priceOf = ({ name, yuan, days }: Plan) => ({ subject: `芯谱会员 ${name} ${days} 天`, micro: toMicro(yuan) })

/** A plan whose money is there: its term begins, or is added behind the one that runs. */
async function paid(tx: Db, { accountId, payload: { levelId }, at }: PaidBill<MemberBill>): Promise<void> {
  const plan = planNumbered(levelId)
  if (!plan) throw new Error(`A plan was paid that is no more: ${levelId}`)
  const endsAt = await grantPlan(tx, accountId, plan, at)
  await notify(tx, {
    to: accountId,
    kind: 'notification',
    title: `${plan.name}会员已开通`,
    content: `有效期至 ${fullDay(endsAt)}，到期前会提醒您。`,
    url: memberPage,
  })
}

/** A plan whose money went back: what it gave is taken back. */
async function takenBack(tx: Db, { accountId, payload: { levelId }, at }: PaidBill<MemberBill>): Promise<void> {
  const plan = planNumbered(levelId)
  if (!plan) return
  await takePlan(tx, accountId, plan, at)
  await notify(tx, {
    to: accountId,
    kind: 'notification',
    title: `${plan.name}会员已退款`,
    content: `这次开通的 ${plan.days} 天已收回，款项原路退回。`,
    url: memberPage,
  })
}

export const memberBill: BillKind<MemberBill> = { paid, takenBack }
