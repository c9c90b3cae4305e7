import type { ParameterJson } from '../../core/tables.ts'
import type { ParamCondition, PartQuery } from '../part-search.ts'

/** A number from 0 up to 1, the same row of them for one seed. */
export type Chance = () => number

export function chanceOf(seed: number): Chance {
  let state = seed * 0x9e3779b9
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Parts that questions are made of. */
export interface Sample {
  parts: {
    model: string
    description: string
    package: string
    brandId: number
    categoryId: number
    params: ParameterJson[]
  }[]
}

type Part = Sample['parts'][number]

const one = <Value>(chance: Chance, values: readonly Value[]): Value => values[Math.floor(chance() * values.length)]!

const words =
  '贴片 电容 电阻 稳压器 电容 TI 村田 ST 100nF 10k 1% 0402 0603 SOT-23 50V 3.3V X7R 单片机 二极管 LDO 16 MOSFET a 7805 ≥10V >16V <10k 10~100uF 18.432MHz 双向可控硅 拨动开关 霍尔开关 静电保护 MOS管 LDO'.split(
    ' ',
  )

/** A question as people ask, rightly and wrongly. */
export function askedAtRandom(chance: Chance, { parts }: Sample): PartQuery {
  const part = one(chance, parts)
  return {
    text: one(chance, texts)(part, chance),
    sort: sortAtRandom(chance, part),
    limit: one(chance, [1, 5, 20, 100]),
    offset: one(chance, [0, 0, 0, 1, 20, 300]),
    ...(chance() < 0.2 && { brandIds: [part.brandId, one(chance, parts).brandId] }),
    ...(chance() < 0.3 && { categoryId: part.categoryId }),
    ...(chance() < 0.15 && { packages: [part.package || 'DIP-8'] }),
    ...(chance() < 0.2 && { inStock: true }),
    ...(chance() < 0.3 && { params: conditionsAtRandom(chance, part) }),
  }
}

const packings = ['TR', '-REEL', '/NOPB', 'T3G', ',235', '-13-F', 'T', ' E4', '-R7']

type Text = (part: Part, chance: Chance) => string

const cut = (text: string, chance: Chance): string => {
  const from = Math.floor(chance() * text.length)
  return text.slice(from, from + 1 + Math.floor(chance() * 8))
}

const texts: readonly Text[] = [
  () => '',
  ({ model }) => model,
  ({ model }, chance) => model.slice(0, 1 + Math.floor(chance() * model.length)),
  ({ model }) => model.toLowerCase().replaceAll(/[^a-z0-9]/g, ''),
  ({ model }, chance) => cut(model, chance),
  ({ model }, chance) => slipped(model, chance),
  ({ model }, chance) => slipped(model.slice(0, 8), chance),
  ({ model }, chance) => `${model}${one(chance, packings)}`,
  ({ model }, chance) => `${model.replace(/(?:-7-F|-7|,215|[RZ]|TR|T1G)$/, '')}${one(chance, packings)}`,
  ({ description }, chance) => one(chance, description.split(/\s+/)),
  ({ description }, chance) => cut(description, chance),
  ({ package: name, model }, chance) => `${cut(model, chance)} ${name}`,
  (_, chance) => one(chance, words),
  (_, chance) => `${one(chance, words)} ${one(chance, words)}`,
  (_, chance) => `${one(chance, words)} ${one(chance, words)} ${one(chance, words)}`,
  ({ model }, chance) => `${one(chance, words)} ${model}`,
  ({ model }, chance) => `${model.slice(0, 6)} 火星 ${one(chance, words)}`,
]

/** One slip of the finger: too many, too few, wrong, or in the wrong order. */
function slipped(text: string, chance: Chance): string {
  const at = Math.floor(chance() * text.length)
  const [head, letter, tail] = [text.slice(0, at), text.slice(at, at + 1), text.slice(at + 1)]
  return one(chance, [
    head + tail,
    `${head}${letter}Q${tail}`,
    `${head}7${tail}`,
    head + tail.slice(0, 1) + letter + tail.slice(1),
  ])
}

function sortAtRandom(chance: Chance, { params }: Part): PartQuery['sort'] {
  const [first] = params
  const sort = one(chance, ['relevance', 'relevance', 'relevance', 'stock', 'newest', 'param'] as const)
  if (sort !== 'param') return sort
  return first ? { param: first.name, descending: chance() < 0.5 } : 'relevance'
}

function conditionsAtRandom(chance: Chance, { params }: Part): ParamCondition[] {
  if (params.length === 0) return []
  const { name, unit, value, low, high } = one(chance, params)
  const middle = low ?? high ?? 1
  const ranges = one(chance, [
    [],
    [{ low: middle, high: middle }],
    [{ low: middle * 0.5, high: null }],
    [
      { low: null, high: middle },
      { low: middle * 10, high: middle * 100 },
    ],
  ])
  return [{ name, unit: ranges.length > 0 ? unit : '', ranges, values: chance() < 0.5 ? [value.toLowerCase()] : [] }]
}
