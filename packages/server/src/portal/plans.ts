import type { member } from '@xinpu/contract/portal'

/** What a plan gives more of. How much of it is what counts; reading and finding are everybody's and no right. */
export interface PlanLimits {
  /** Searches that are kept, with news of what is new. */
  savedSearches: number
  /** Lists of parts that are kept. */
  boms: number
  /** Offers to shops within a day. */
  bargains: number
  /** Datasheets sent to a mailbox within a day. */
  mails: number
}

export interface Plan {
  id: number
  name: string
  /** Yuan for the whole term; 0 for the free one. */
  yuan: number
  /** Length of the term; 0 where it does not end. */
  days: number
  limits: PlanLimits
}

/** What everybody has who is registered, and falls back to when a plan ends. */
export const freePlan: Plan = {
  id: 1,
  name: '注册用户',
  yuan: 0,
  days: 0,
  limits: { savedSearches: 100, boms: 200, bargains: 20, mails: 10 },
}

/** The one table of plans: what is shown, what is paid, and what counts. The free one first, then by price. */
export const plans: readonly Plan[] = [
  freePlan,
  {
    id: 2,
    name: '工程师',
    yuan: 168,
    days: 365,
    limits: { savedSearches: 300, boms: 500, bargains: 20, mails: 50 },
  },
  {
    id: 3,
    name: '采购',
    yuan: 488,
    days: 365,
    limits: { savedSearches: 1000, boms: 2000, bargains: 100, mails: 200 },
  },
]

/** The plan of those who are given days of one and have none. */
export const [, firstPaid = freePlan] = plans

/** A plan by its number; undefined where there is none, or none any more. */
export const planNumbered = (id: number): Plan | undefined => plans.find((plan) => plan.id === id)

/** How a limit is called, and how it is counted. */
const words: Record<keyof PlanLimits, (most: number) => member.MemberLevel['rights'][number]> = {
  savedSearches: (most) => ({ name: '保存搜索与上新提醒', value: `${most} 个` }),
  boms: (most) => ({ name: '保存 BOM', value: `${most} 份` }),
  bargains: (most) => ({ name: '商城议价', value: `每天 ${most} 次` }),
  mails: (most) => ({ name: '资料发到邮箱', value: `每天 ${most} 份` }),
}

/** The bridge from the table to the wire. */
export const presentPlan = ({ id, name, yuan, days, limits }: Plan): member.MemberLevel => ({
  id,
  name,
  price: yuan,
  days,
  rights: [
    { name: '找料、比价、读数据手册', value: '全部' },
    ...Object.entries(words).map(([name, word]) => word(limits[name as keyof PlanLimits])),
  ],
})
