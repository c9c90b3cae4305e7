import { creditCodeCheck } from '@xinpu/sdk/format'
import type { ToldRow } from '../source.ts'
import { entryOf, money, statusOf } from './entry.ts'
import { pick, randomFor, type Firm } from './firms.ts'
import { holdersOf, investsOf, percentOf, type Holding } from './holdings.ts'
import { stateOf, stepsOf, type State, type Step } from './past.ts'
import { leaderOf, officesOf, peopleOf, personOf, tiesOf } from './persons.ts'

const iso = (date: Date) => date.toISOString()
const companyOf = (firm: Firm) => ({ outer: firm.outer, name: firm.name })

/** Shares of the capital of a day. */
export const holderRows = (firm: Firm, at: Date): ToldRow[] =>
  holdersOf(firm)
    .map((holding) => {
      const amount = money((stateOf(firm, at).capital * holding.points) / 10_000)
      const whole = { percent: percentOf(holding.points), amount, paid: amount, time: iso(firm.founded) }
      return { ...holderName(firm, holding), whole }
    })
    .map(({ whole, outer, name, type, company }) => ({
      outer,
      data: { name, type, ...whole },
      ...(company && { company }),
    }))

function holderName(firm: Firm, { by }: Holding) {
  if ('firm' in by) {
    return { outer: by.firm.outer, name: by.firm.name, type: 'company' as const, company: companyOf(by.firm) }
  }
  const person = personOf(firm.group, by.person)
  return { outer: person.outer, name: person.name, type: 'person' as const, company: undefined }
}

export const staffRows = (firm: Firm, at: Date): ToldRow[] =>
  officesOf(firm, at).map(({ person, offices }) => ({
    outer: person.outer,
    data: { name: person.name, type: offices, companyCount: tiesOf(person, firm, at).length },
  }))

const items: Readonly<Record<keyof State, string>> = {
  capital: '注册资本变更',
  leader: '法定代表人变更',
  address: '住所变更',
  scope: '经营范围变更',
  name: '名称变更',
}

const valueOf = (firm: Firm, step: Step, side: 'after' | 'before'): string => {
  const state = step[side]
  if (step.kind === 'capital') return money(state.capital)
  if (step.kind !== 'leader') return String(state[step.kind])
  const people = peopleOf(firm)
  return people[state.leader % people.length]?.name ?? ''
}

export const changeRows = (firm: Firm, at: Date): ToldRow[] =>
  stepsOf(firm, at)
    .toReversed()
    .map((step) => ({
      outer: step.outer,
      data: {
        changeItem: items[step.kind],
        changeTime: iso(step.at),
        contentBefore: valueOf(firm, step, 'before'),
        contentAfter: valueOf(firm, step, 'after'),
      },
    }))

export const investRows = (firm: Firm, at: Date): ToldRow[] =>
  investsOf(firm).map(({ firm: held, points }) => ({
    outer: held.outer,
    company: companyOf(held),
    data: {
      title: held.name,
      date: iso(held.founded),
      percent: percentOf(points),
      amount: money((stateOf(held, at).capital * points) / 10_000),
      status: statusOf(held),
      fields: [{ name: '法定代表人', value: leaderOf(held, at).name }],
    },
  }))

export const branchRows = (firm: Firm, at: Date): ToldRow[] =>
  Array.from({ length: Math.floor(randomFor(firm, 'branches')() * 4) }, (_, place) => {
    const random = randomFor(firm, `branch ${place}`)
    const first = `91${firm.creditCode.slice(2, 8)}MY${firm.creditCode.slice(11, 16)}${place}0`
    return {
      outer: `${firm.outer}.b${place}`,
      data: {
        title: `${firm.name}${['龙华', '宝安', '园区'][place]}分公司`,
        date: iso(new Date(firm.founded.getTime() + 86_400_000 * Math.floor(400 + random() * 900))),
        status: pick(random, ['存续', '存续', '注销']),
        fields: [
          { name: '负责人', value: leaderOf(firm, at).name },
          { name: '统一社会信用代码', value: `${first}${creditCodeCheck(first)}` },
        ],
      },
    }
  })

/** The companies of one of its people; those of others with the same name are not among them. */
export function personnelRows(firm: Firm, outer: string, at: Date): ToldRow[] {
  const person = [...peopleOf(firm)].find((one) => one.outer === outer)
  if (!person) return []
  return tiesOf(person, firm, at).map(({ firm: other, roles, percent }) => ({
    outer: other.outer,
    company: companyOf(other),
    data: {
      roles,
      ...(percent && { percent }),
      since: iso(other.founded),
      tie: other === firm ? '本企业' : tieOf(firm, other),
      entry: entryOf(other, at),
    },
  }))
}

function tieOf(firm: Firm, other: Firm): string {
  if (holdersOf(firm).some(({ by }) => 'firm' in by && by.firm === other)) return '本企业股东'
  return investsOf(firm).some((invest) => invest.firm === other) ? '本企业投资' : '同一登记主体任职'
}
