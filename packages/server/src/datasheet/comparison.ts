import type { AlternateRule } from '@xinpu/contract/datasheet/alternate'
import type { Comparison, ComparisonRow } from '@xinpu/contract/datasheet/comparison'
import type { LifecycleColumn } from '../core/tables.ts'
import { effectOf } from './alternate-effect.ts'
import { judge } from './alternate-judge.ts'
import { inLook, type CategoryLook } from './parameter-look.ts'
import { factsOf, pins, type Fact } from './part-fact.ts'
import { presentPart, type PartRow } from './part-queries.ts'

const lifecycles: Record<LifecycleColumn, string> = {
  active: '量产',
  nrnd: '不推荐新设计',
  eol: '即将停产',
  obsolete: '已停产',
  unknown: '',
}

/** What is known of a category whose parts are compared. */
interface Kind {
  rules: readonly AlternateRule[]
  look: CategoryLook | undefined
}

/** Sets parts side by side. Where they are of several categories, nothing is better and no verdict is given. */
export function comparisonOf(parts: readonly PartRow[], { rules, look }: Partial<Kind> = {}): Comparison {
  const facts = parts.map(factsOf)
  return {
    models: parts.map((part) => presentPart(part)),
    rows: [...basicRows(parts), ...inLook(parameterRows(facts, rules ?? []), look), ...supplyRows(parts)],
    verdicts: parts.slice(1).map((part, at) => ({
      modelId: part.id,
      verdict: rules ? judge(facts[0] ?? new Map(), facts[at + 1] ?? new Map(), rules).verdict : null,
    })),
  }
}

function basicRows(parts: readonly PartRow[]): ComparisonRow[] {
  const row = (name: string, valueOf: (part: PartRow) => string) => worded('基本信息', name, parts.map(valueOf))
  return [
    row('品牌', ({ name_cn }) => name_cn),
    row('分类', ({ category_name }) => category_name),
    row('封装', (part) => part.package),
    row('生命周期', ({ lifecycle }) => lifecycles[lifecycle]),
    row('说明', ({ description }) => description),
  ]
}

function supplyRows(parts: readonly PartRow[]): ComparisonRow[] {
  const stocks = parts.map(({ stock }) => stock)
  const told = stocks.filter((stock) => stock !== null)
  const most = Math.max(0, ...told)
  const isBetter = told.some((stock) => stock < most)
  return [
    {
      ...worded(
        '供应',
        '库存',
        stocks.map((stock) => (stock === null ? '' : String(stock))),
      ),
      unit: '片',
      best: isBetter ? stocks.flatMap((stock, at) => (stock === most ? [at] : [])) : [],
    },
    worded(
      '供应',
      '数据手册',
      parts.map(({ spec_id }) => (spec_id === null ? '本站未收录' : '可在线阅读')),
    ),
  ]
}

const worded = (group: string, name: string, values: string[]): ComparisonRow => ({
  group,
  name,
  unit: '',
  values,
  best: [],
  differs: new Set(values).size > 1,
})

/** Parameters in the order of the first part; what only the others tell comes after. Those that lists hide are told, too. */
function parameterRows(facts: readonly Map<string, Fact>[], rules: readonly AlternateRule[]): ComparisonRow[] {
  const names = new Set(facts.flatMap((told) => [...told.keys()]))
  names.delete('封装')
  names.delete('品牌')
  names.delete(pins)
  return [...names].map((name) =>
    parameterRow(
      name,
      facts.map((told) => told.get(name)),
      rules.find((rule) => rule.name === name)?.rule ?? 'equal',
    ),
  )
}

const parameterRow = (name: string, told: (Fact | undefined)[], rule: AlternateRule['rule']): ComparisonRow => ({
  group: '电气参数',
  name,
  unit: '',
  values: told.map((fact) => fact?.text ?? ''),
  best: rule === 'equal' ? [] : bestOf(told, rule),
  ...readAmong(told),
  differs: told.some((fact) => (told[0] || fact) && effectOf('equal', told[0], fact) !== 'same'),
})

/** Which were read in the description of a catalogue. */
function readAmong(told: readonly (Fact | undefined)[]): Pick<ComparisonRow, 'read'> {
  const read = told.flatMap((fact, at) => (fact?.origin === 'description' ? [at] : []))
  return read.length > 0 ? { read } : {}
}

/** Those that are as good as every other that is told, and better than one. */
function bestOf(told: readonly (Fact | undefined)[], rule: AlternateRule['rule']): number[] {
  const known = told.filter((fact) => fact !== undefined)
  return told.flatMap((fact, at) => {
    if (!fact) return []
    const effects = known.map((other) => effectOf(rule, other, fact))
    const isBest = effects.every((effect) => effect === 'same' || effect === 'better') && effects.includes('better')
    return isBest ? [at] : []
  })
}
