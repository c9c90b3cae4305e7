import type { ParameterJson } from '../../core/tables.ts'
import type { ParamCondition, PartQuery } from '../part-search.ts'

/** A number from 0 up to 1, the same row of them for one seed. */
export type Random = () => number

export function randomOf(seed: number): Random {
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

const one = <Value>(random: Random, values: readonly Value[]): Value => values[Math.floor(random() * values.length)]!

const words =
  '贴片 电容 电阻 稳压器 电容 TI 村田 ST 100nF 10k 1% 0402 0603 SOT-23 50V 3.3V X7R 单片机 二极管 LDO 16 MOSFET a 7805 ≥10V >16V <10k 10~100uF 18.432MHz 双向可控硅 拨动开关 霍尔开关 静电保护 MOS管 LDO'.split(
    ' ',
  )

/** A question as people ask, rightly and wrongly. */
export function askedAtRandom(random: Random, { parts }: Sample): PartQuery {
  const part = one(random, parts)
  return {
    text: one(random, texts)(part, random),
    sort: sortAtRandom(random, part),
    limit: one(random, [1, 5, 20, 100]),
    offset: one(random, [0, 0, 0, 1, 20, 300]),
    ...(random() < 0.2 && { brandIds: [part.brandId, one(random, parts).brandId] }),
    ...(random() < 0.3 && { categoryId: part.categoryId }),
    ...(random() < 0.15 && { packages: [part.package || 'DIP-8'] }),
    ...(random() < 0.2 && { inStock: true }),
    ...(random() < 0.3 && { params: conditionsAtRandom(random, part) }),
  }
}

const packings = ['TR', '-REEL', '/NOPB', 'T3G', ',235', '-13-F', 'T', ' E4', '-R7']

type Text = (part: Part, random: Random) => string

const cut = (text: string, random: Random): string => {
  const from = Math.floor(random() * text.length)
  return text.slice(from, from + 1 + Math.floor(random() * 8))
}

const texts: readonly Text[] = [
  () => '',
  ({ model }) => model,
  ({ model }, random) => model.slice(0, 1 + Math.floor(random() * model.length)),
  ({ model }) => model.toLowerCase().replaceAll(/[^a-z0-9]/g, ''),
  ({ model }, random) => cut(model, random),
  ({ model }, random) => slipped(model, random),
  ({ model }, random) => slipped(model.slice(0, 8), random),
  ({ model }, random) => `${model}${one(random, packings)}`,
  ({ model }, random) => `${model.replace(/(?:-7-F|-7|,215|[RZ]|TR|T1G)$/, '')}${one(random, packings)}`,
  ({ description }, random) => one(random, description.split(/\s+/)),
  ({ description }, random) => cut(description, random),
  ({ package: name, model }, random) => `${cut(model, random)} ${name}`,
  (_, random) => one(random, words),
  (_, random) => `${one(random, words)} ${one(random, words)}`,
  (_, random) => `${one(random, words)} ${one(random, words)} ${one(random, words)}`,
  ({ model }, random) => `${one(random, words)} ${model}`,
  ({ model }, random) => `${model.slice(0, 6)} 火星 ${one(random, words)}`,
]

/** One typo: a character too many, too few, wrong, or in the wrong order. */
function slipped(text: string, random: Random): string {
  const at = Math.floor(random() * text.length)
  const [head, letter, tail] = [text.slice(0, at), text.slice(at, at + 1), text.slice(at + 1)]
  return one(random, [
    head + tail,
    `${head}${letter}Q${tail}`,
    `${head}7${tail}`,
    head + tail.slice(0, 1) + letter + tail.slice(1),
  ])
}

function sortAtRandom(random: Random, { params }: Part): PartQuery['sort'] {
  const [first] = params
  const sort = one(random, ['relevance', 'relevance', 'relevance', 'stock', 'newest', 'param'] as const)
  if (sort !== 'param') return sort
  return first ? { param: first.name, descending: random() < 0.5 } : 'relevance'
}

function conditionsAtRandom(random: Random, { params }: Part): ParamCondition[] {
  if (params.length === 0) return []
  const { name, unit, value, low, high } = one(random, params)
  const middle = low ?? high ?? 1
  const ranges = one(random, [
    [],
    [{ low: middle, high: middle }],
    [{ low: middle * 0.5, high: null }],
    [
      { low: null, high: middle },
      { low: middle * 10, high: middle * 100 },
    ],
  ])
  return [{ name, unit: ranges.length > 0 ? unit : '', ranges, values: random() < 0.5 ? [value.toLowerCase()] : [] }]
}
