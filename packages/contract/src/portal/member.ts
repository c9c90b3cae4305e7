import * as z from 'zod'
import { get, post } from '../endpoint.ts'
import { idOf } from '../field.ts'
import { PayOnline } from '../mall/payment.ts'
import { PayType } from '../mall/pay-type.ts'
import { Id, Time } from '../page.ts'
import { NameValue } from './name-value.ts'

/** 会员等级. A plan with what it entitles to. */
export const MemberLevel = z
  .object({
    id: Id,
    name: z.string(),
    price: z.number().describe('CNY for the whole term; 0 for the free plan.'),
    days: z.int().describe('Length of the term; 0 for one that does not end.'),
    rights: z.array(NameValue),
  })
  .meta({ id: 'MemberLevel' })
export type MemberLevel = z.infer<typeof MemberLevel>

/** 我的会员. The plan a person has. */
export const Membership = z
  .object({
    level: MemberLevel.nullable().describe('Null without a paid plan.'),
    expireTime: Time.optional(),
  })
  .meta({ id: 'Membership' })
export type Membership = z.infer<typeof Membership>

export const levels = get('/member/level/list', 'The plans, the free one first.', {
  access: 'visitor',
  output: z.array(MemberLevel),
})

export const mine = get('/member/mine', 'The plan of the person who asks, and until when.', { output: Membership })

/** The term is added behind a running one once the payment is in. */
export const order = post('/member/order/create', 'Orders a plan and starts its payment.', {
  input: z.object({ levelId: idOf('会员等级'), payType: PayType }),
  output: PayOnline,
  errors: ['NOT_FOUND', 'CONFLICT', 'FAIL'],
})
