import type { ToldRow } from '../source.ts'
import { pick, randomFor, type Firm } from './firms.ts'
import { holdersOf, investsOf } from './holdings.ts'
import { courtIn } from './places.ts'
import { quarrels } from './words.ts'

/** How many of a kind there may be, and how seldom there is any. */
const kinds = {
  lawSuit: { most: 4, chance: 0.5 },
  courtAnnouncement: { most: 2, chance: 0.2 },
  ktannouncement: { most: 2, chance: 0.35 },
  dishonest: { most: 1, chance: 0.05 },
  executed: { most: 2, chance: 0.1 },
  abnormal: { most: 1, chance: 0.1 },
  punishment: { most: 2, chance: 0.12 },
} as const
export type WorldRisk = keyof typeof kinds
export const worldRisks = Object.keys(kinds) as WorldRisk[]

/** What speaks against a company of one kind, newest first. */
export function riskRows(firm: Firm, kind: WorldRisk): ToldRow[] {
  const { most, chance } = kinds[kind]
  const random = randomFor(firm, kind)
  const count = random() < chance ? 1 + Math.floor(random() * most) : 0
  return Array.from({ length: count }, (_, place) => riskRow(firm, kind, place))
}

function riskRow(firm: Firm, kind: WorldRisk, place: number): ToldRow {
  const random = randomFor(firm, `${kind} ${place}`)
  const year = 2025 - place - (kind === 'lawSuit' ? 0 : 1)
  const date = `${year}-0${1 + Math.floor(random() * 9)}-1${Math.floor(random() * 9)}T00:00:00.000Z`
  const outer = `${firm.outer}.${kind}${place}`
  if (kind === 'abnormal') return { outer, data: { ...abnormal, date, steps: [] } }
  if (kind === 'punishment') return { outer, data: { ...punishment(random), date, steps: [] } }
  const amount = `${(Math.floor(random() * 900_000) + 10_000).toFixed(2)}人民币`
  return { outer, data: { ...courtCase(firm, { kind, year, random }), date, amount, steps: courseOf(date) } }
}

const abnormal = {
  title: '通过登记的住所无法联系',
  status: '已移出',
  fields: [{ name: '移出原因', value: '住所已变更登记' }],
}

const punishment = (random: () => number) => ({
  title: '未按规定公示年度报告',
  amount: `${1000 * (1 + Math.floor(random() * 9))}.00人民币`,
  status: '已缴纳',
  fields: [{ name: '处罚机关', value: '市场监督管理局' }],
})

function courtCase(firm: Firm, { kind, year, random }: { kind: WorldRisk; year: number; random: () => number }) {
  const isPursued = kind === 'dishonest' || kind === 'executed'
  const role = isPursued ? '被执行人' : pick(random, ['原告', '原告', '被告'])
  return {
    title: isPursued ? '买卖合同款项执行' : pick(random, quarrels),
    role,
    status: isPursued ? '执行中' : pick(random, ['已结 胜诉', '已结 调解', '已结 撤诉']),
    fields: [
      { name: '案号', value: `（${year}）${firm.creditCode.slice(2, 6)}民初${Math.floor(random() * 90_000) + 1000}号` },
      { name: '法院', value: courtIn(firm) },
    ],
  }
}

const courseOf = (date: string) => {
  const before = new Date(new Date(date).getTime() - 150 * 86_400_000).toISOString()
  return [
    { date: before, text: '立案' },
    { date, text: '结案' },
  ]
}

/** The risks of those who hold a company, and of what it holds. */
export const aroundRows = (firm: Firm): ToldRow[] =>
  nearOf(firm).flatMap((other) =>
    worldRisks.flatMap((kind) =>
      riskRows(other, kind).map(({ outer, data }) => ({
        outer,
        data: { ...data, kind },
        company: { outer: other.outer, name: other.name },
      })),
    ),
  )

const nearOf = (firm: Firm): Firm[] => [
  ...new Set([
    ...holdersOf(firm).flatMap(({ by }) => ('firm' in by ? [by.firm] : [])),
    ...investsOf(firm).map(({ firm: held }) => held),
  ]),
]
