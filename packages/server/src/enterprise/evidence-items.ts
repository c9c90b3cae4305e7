import type { evidence } from '@xinpu/contract/enterprise'
import { fullDay } from '@xinpu/sdk/format'
import type { SupplierRecord } from './supplier-record.ts'

/** A company whose licence was looked at. */
export interface Certified {
  /** The year in which the register says that it was founded; null where nobody asked the register. */
  founded: number | null
  /** When the review passed it; null of those that were certified before that was kept. */
  auditedAt: Date | null
  /** The last day of its licence: 2031-05-20; null where it has none. */
  validTo: string | null
}

/** What a reason is called. */
export type EvidenceName = '企业认证' | '授权证书' | '库存更新' | '报价响应' | '现货属实率'

type Item = evidence.EvidenceItem & { name: EvidenceName }

/** Below so few a share says nothing. */
export const fewest = 5

/**
 * What the records say, each with what it adds: 25 for a licence that is in force, up to 20 for proofs, 15 for fresh
 * stock, 20 for answers and 20 for standing by what is offered. What nobody knows adds and costs nothing; what speaks
 * against costs at most ten.
 *
 * @param today The day in China: 2026-11-20.
 */
export const evidenceItems = (company: Certified, record: SupplierRecord, today: string): Item[] => [
  licence(company, today),
  authorisation(record.authorisation),
  freshness(record.freshness),
  answers(record.answers),
  honesty(record.honesty),
]

/** The sum of the points is the score; what speaks against somebody leads no lower than to nothing. */
export const scoreOf = (items: readonly Pick<Item, 'points'>[]): number =>
  Math.max(
    0,
    items.reduce((sum, { points }) => sum + points, 0),
  )

function licence({ auditedAt, validTo, founded }: Certified, today: string): Item {
  const age = founded === null ? [] : [`${founded} 年成立`]
  if (validTo !== null && validTo < today) {
    const ended = '营业执照已到期'
    return { name: '企业认证', value: ended, brief: [ended, ...age].join('，'), state: 'bad', points: 0, date: validTo }
  }
  const value = ['营业执照已核实', ...age, ...(auditedAt ? [fullDay(auditedAt)] : [])].join('，')
  const brief = ['企业认证', ...age].join('，')
  return { name: '企业认证', value, brief, state: 'good', points: 25, ...(validTo && { date: validTo }) }
}

function authorisation({ held, ended, nextEnd }: SupplierRecord['authorisation']): Item {
  const name = '授权证书' as const
  if (held > 0)
    return {
      name,
      value: `${held} 份在有效期内`,
      brief: `${held} 份证书在期`,
      state: 'good',
      points: Math.min(20, 10 + 2 * held),
      ...(nextEnd && { date: nextEnd }),
    }
  if (ended > 0) return { name, value: `${ended} 份已到期`, brief: `${ended} 份证书到期`, state: 'bad', points: -10 }
  return { name, value: '没有提交过', brief: '无证书', state: 'unknown', points: 0 }
}

function freshness({ shown, fresh, confirmedAt }: SupplierRecord['freshness']): Item {
  const name = '库存更新' as const
  if (shown === 0) return { name, value: '没有登记库存', brief: '无库存', state: 'unknown', points: 0 }
  const share = fresh / shown
  const value = `${percent(share)} 在 30 天内确认过`
  const date = confirmedAt && { date: fullDay(confirmedAt) }
  const brief = `${percent(share)} 库存新近确认`
  return { name, value, brief, state: stateOf(share, 0.8, 0.3), points: Math.round(15 * share), ...date }
}

function answers({ asked, answered, hours }: SupplierRecord['answers']): Item {
  const name = '报价响应' as const
  if (asked < fewest)
    return { name, value: `90 天内 ${asked} 次，记录不足`, brief: '回复记录不足', state: 'unknown', points: 0 }
  const share = answered / asked
  const pace = hours === null ? '' : `${hours < 1 ? '1 小时' : `${Math.round(hours)} 小时`}内`
  const value = `90 天内 ${asked} 次，${percent(share)} 有回复${pace && `，一半在 ${pace}`}`
  const brief = pace ? `一般 ${pace}回复` : '没有回复'
  return { name, value, brief, state: stateOf(share, 0.8, 0.4), points: Math.round(20 * share) }
}

function honesty({ asked, kept }: SupplierRecord['honesty']): Item {
  const name = '现货属实率' as const
  if (asked < fewest)
    return { name, value: `30 天内 ${asked} 条被询价，记录不足`, brief: '属实记录不足', state: 'unknown', points: 0 }
  const share = kept / asked
  const points = share < 0.5 ? Math.round(20 * (share - 0.5)) : Math.round(20 * share)
  const value = `30 天内 ${asked} 条被询价，${percent(share)} 有货`
  return { name, value, brief: `${percent(share)} 现货属实`, state: stateOf(share, 0.8, 0.5), points }
}

const percent = (share: number): string => `${Math.round(100 * share)}%`

const stateOf = (share: number, good: number, bad: number): evidence.EvidenceState => {
  if (share >= good) return 'good'
  return share < bad ? 'bad' : 'warn'
}
