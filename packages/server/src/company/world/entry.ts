import type { Entry } from '../source.ts'
import { randomFor, type Firm } from './firms.ts'
import { stateOf } from './past.ts'
import { leaderOf } from './persons.ts'
import { registrarIn } from './places.ts'

const iso = (date: Date) => date.toISOString()

export const money = (wan: number): string => `${wan}万人民币`

/** People whose insurance a company pays: in the entry as in the report of that year. */
export const insuredOf = (firm: Firm, year: number): number =>
  Math.floor(randomFor(firm, 'insured')() * 120) + 3 + (year % 7)

/** The last year that is reported on. */
export const lastReport = (at: Date): number => at.getUTCFullYear() - (at.getUTCMonth() < 6 ? 2 : 1)

/** A few companies are no longer there. */
export function statusOf(firm: Firm): string {
  if (firm.group < 0 || firm.place < 9) return '存续'
  const chance = randomFor(firm, 'status')()
  if (chance < 0.08) return '注销'
  return chance < 0.12 ? '吊销' : '存续'
}

/** What the register's entry of an invented company says on a day. */
export function entryOf(firm: Firm, at: Date): Entry {
  const state = stateOf(firm, at)
  const insured = insuredOf(firm, lastReport(at))
  return {
    name: firm.name,
    regStatus: statusOf(firm),
    legalPersonName: leaderOf(firm, at).name,
    regCapital: money(state.capital),
    actualCapital: money(state.capital),
    estiblishTime: iso(firm.founded),
    fromTime: iso(firm.founded),
    approvedTime: iso(firm.founded),
    creditCode: firm.creditCode,
    regNumber: `${firm.creditCode.slice(2, 8)}${firm.creditCode.slice(10, 17)}`,
    orgNumber: `${firm.creditCode.slice(8, 16)}-${firm.creditCode.slice(16, 17)}`,
    companyOrgType: '有限责任公司',
    industry: firm.industry,
    region: `${firm.province} ${firm.city}`.trim(),
    regInstitute: registrarIn(firm),
    regLocation: state.address,
    businessScope: state.scope,
    taxpayerType: '增值税一般纳税人',
    insuredCount: insured,
    staffNumRange: rangeOf(insured),
    websiteList: siteOf(firm),
    tags: tagsOf(firm),
    historyNames: firm.formerName ? [firm.formerName] : [],
  }
}

export const siteOf = (firm: Firm): string => `https://www.${firm.outer}.example.com`

const tagsOf = (firm: Firm): string[] => [
  ...(randomFor(firm, 'tag')() < 0.4 ? ['高新技术企业'] : []),
  ...(randomFor(firm, 'tag two')() < 0.2 ? ['专精特新'] : []),
  '小微企业',
]

function rangeOf(count: number): string {
  if (count < 50) return '少于50人'
  return count < 100 ? '50-99人' : '100-499人'
}
