import type { payment } from '@xinpu/contract/mall'
import type { Context } from '../core/context.ts'
import { payNames } from './pay-call.ts'

type PayType = 'ALI' | 'BANK' | 'WX'

/** Ways to pay in each currency: what is handed over in Hong Kong is paid by transfer. */
const ways: Record<'CNY' | 'USD', readonly PayType[]> = { CNY: ['ALI', 'WX', 'BANK'], USD: ['BANK'] }

const names: Record<PayType, string> = { ...payNames, BANK: '银行转账' }

/** Who takes money for us: providers that are set up, or the sandbox in their place. */
const isOpen = (
  { settings: { alipay, wechatPay, hasSandbox } }: Pick<Context, 'settings'>,
  payType: PayType,
): boolean => payType === 'BANK' || hasSandbox || (payType === 'ALI' ? alipay : wechatPay) !== undefined

/** The ways that can be chosen now. */
export const payTypesOf = (house: Pick<Context, 'settings'>, currency: 'CNY' | 'USD'): readonly PayType[] =>
  ways[currency].filter((payType) => isOpen(house, payType))

/** All ways, with why one cannot be chosen. */
export const payTypeOptions = (house: Pick<Context, 'settings'>, currency: 'CNY' | 'USD'): payment.PayTypeOption[] =>
  (['ALI', 'WX', 'BANK'] as const).map((payType) => {
    const enabled = payTypesOf(house, currency).includes(payType)
    const reason = ways[currency].includes(payType) ? '暂未开通' : '美元订单只支持银行转账'
    return { payType, name: names[payType], enabled, ...(!enabled && { reason }) }
  })
