import type { ToldRow } from '../source.ts'
import { randomFor, type Firm } from './firms.ts'
import { percentOf } from './holdings.ts'
import { stepsOf } from './past.ts'
import { peopleOf, personOf } from './persons.ts'
import { riskRows } from './risk-rows.ts'

const iso = (date: Date) => date.toISOString()
const row = (outer: string, title: string, date: Date, value: string): ToldRow => ({
  outer,
  data: { title, date: iso(date), fields: [{ name: '曾经是', value }] },
})

/** What a company was, had or did and no longer does, by its kind. */
export function pastRows(firm: Firm, kind: string, at: Date): ToldRow[] {
  const steps = stepsOf(firm, at).toReversed()
  if (kind === 'baseinfo') {
    return steps
      .filter((step) => step.kind === 'name' || step.kind === 'address')
      .map((step) =>
        row(`${step.outer}.past`, step.kind === 'name' ? '名称' : '住所', step.at, String(step.before[step.kind])),
      )
  }
  if (kind === 'staff') {
    const people = peopleOf(firm)
    return steps
      .filter((step) => step.kind === 'leader')
      .map((step) =>
        row(`${step.outer}.past`, '法定代表人', step.at, people[step.before.leader % people.length]?.name ?? ''),
      )
  }
  if (kind === 'lawSuit') return shifted(riskRows({ ...firm, outer: `${firm.outer}.old` }, 'lawSuit'))
  if (kind === 'punishment') return shifted(riskRows({ ...firm, outer: `${firm.outer}.old` }, 'punishment'))
  return kind === 'holder' ? pastHolder(firm) : []
}

/** Those of the past are ten years older. */
const shifted = (rows: ToldRow[]): ToldRow[] =>
  rows.map(({ outer, data }) => {
    const { date } = data as { date: string }
    return { outer, data: { ...data, date: `${Number(date.slice(0, 4)) - 10}${date.slice(4)}`, steps: [] } }
  })

function pastHolder(firm: Firm): ToldRow[] {
  if (randomFor(firm, 'past holder')() < 0.5) return []
  const { name } = personOf(firm.group, 11)
  return [
    row(
      `${firm.outer}.holder`,
      '股东',
      new Date(firm.founded.getTime() + 200 * 86_400_000),
      `${name} ${percentOf(1000)}`,
    ),
  ]
}
