import { formatNumber, formatUnitPrice, type TermChange } from '@xinpu/sdk/format'
import type { DemandVO, EnquiryVO } from '@xinpu/sdk/types'

/**
 * What the two sides of a post are called, and which price is good: where parts are wanted a price is quoted, and the
 * lowest is best; where they are offered it is asked for, and the highest is.
 */
export const sidesOf = ({ type }: Pick<DemandVO, 'type'>) =>
  type === 1
    ? { side: 'wanted' as const, act: '报价', bidder: '报价方', owner: '求购方', best: '最低', order: '从低到高' }
    : { side: 'offered' as const, act: '询价', bidder: '询价方', owner: '供应方', best: '最高', order: '从高到低' }

/** Who sent a quote; until it is accepted, a number. */
export const bidderName = ({ demandVO, seat, fromUser, fromEnterprise }: EnquiryVO): string =>
  fromEnterprise ?? fromUser?.nickName ?? `${seat} 号${sidesOf(demandVO).bidder}`

/** The same for the owner, who does not see the name of an own company in a row of others. */
export const otherName = (quote: EnquiryVO): string =>
  quote.side === 'owner'
    ? bidderName(quote)
    : (quote.demandVO.enterpriseName ?? quote.demandVO.user.nickName ?? sidesOf(quote.demandVO).owner)

/** Whether a quote can still be bargained over. */
export const isOpenQuote = ({ status }: Pick<EnquiryVO, 'status'>): boolean =>
  status === 'waiting' || status === 'replied'

/** Whether its days are over. */
export const hasRunOut = ({ validUntil }: Pick<EnquiryVO, 'validUntil'>, now: Date): boolean =>
  new Date(validUntil) <= now

export const taxWord = (taxIncluded: boolean): string => (taxIncluded ? '含税' : '未税')

/** What the owner asked for last, where that is still to be answered. */
export const openCounter = ({ status, rounds }: EnquiryVO) =>
  status === 'replied' ? rounds.findLast(({ act }) => act === 'counter') : undefined

/** The day and the minute in China: 11-25 18:00. */
export const shortMoment = (at: string): string =>
  new Date(new Date(at).getTime() + eightHours).toISOString().slice(5, 16).replace('T', ' ')

const eightHours = 8 * 60 * 60_000

const labels: Record<TermChange['name'], string> = {
  price: '单价',
  currency: '币种',
  taxIncluded: '税',
  quantity: '数量',
  batchNo: '批号',
  delivery: '交期',
  validUntil: '有效到',
}

/** A term of a round in words. */
export function termWords({ name, before, after }: TermChange, currency: 'CNY' | 'USD') {
  const written = (value: TermChange['after']) => (value === undefined ? undefined : valueWords(name, value, currency))
  return { label: labels[name], before: written(before), after: written(after) ?? '不再写明' }
}

function valueWords(name: TermChange['name'], value: string | number | boolean, currency: 'CNY' | 'USD'): string {
  if (name === 'price') return formatUnitPrice(Number(value), currency)
  if (name === 'quantity') return formatNumber(Number(value))
  if (name === 'taxIncluded') return taxWord(value === true)
  if (name === 'currency') return value === 'USD' ? '美元' : '人民币'
  return name === 'validUntil' ? shortMoment(String(value)) : String(value)
}
