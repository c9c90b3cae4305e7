import type { ParameterJson } from '../core/tables.ts'
import { pinFamilyOf } from './pin-family.ts'

/** The property that the pins of a part are told by. */
export const pins = '引脚'

/** One property of a part, in words and, where it is a quantity, as figures in one unit. */
export interface Fact {
  text: string
  unit: string
  low: number | null
  high: number | null
  /** The figures are read out of the words here: the catalogue holds none. */
  isRead: boolean
  /** It stands in the description of a catalogue only. */
  origin?: ParameterJson['origin']
}

/** What is told of a part; its package, brand and family of pins are properties like any other. */
export interface ToldPart {
  model: string
  package: string
  name_cn: string
  params: readonly ParameterJson[]
}

/** The properties of a part by their names; what it does not tell is not among them. */
export function factsOf(part: ToldPart): Map<string, Fact> {
  const facts: [string, Fact][] = [
    ['封装', worded(part.package)],
    ['品牌', worded(part.name_cn)],
    [pins, worded(pinFamilyOf(part) ?? '')],
    ...part.params.map((param): [string, Fact] => [param.name, { ...factOf(param), ...originOf(param) }]),
  ]
  return new Map(facts.filter(([, { text }]) => text.trim() !== ''))
}

/** The same properties of a part whose maker is known beside them; what it tells by the same name goes before. */
export const madeBy = (facts: ReadonlyMap<string, Fact>, maker: string): Map<string, Fact> =>
  new Map([['品牌', worded(maker)], ...facts])

const originOf = ({ origin }: ParameterJson) => origin && { origin }

const factOf = ({ value, unit, low, high }: ParameterJson): Fact =>
  low === null && high === null ? (read(value) ?? worded(value)) : { text: value, unit, low, high, isRead: false }

const worded = (text: string): Fact => ({ text, unit: '', low: null, high: null, isRead: false })

const figure = /^±?(\d{1,12}(?:\.\d{1,9})?) ?([kMG](?=bps$|SPS$))?([^\d@~]*)$/
const steps: Record<string, number> = { k: 1e3, M: 1e6, G: 1e9 }

/** A count (`15`) or a rate (`1Mbps`, `0.3V/µs`) is told in words; it can be measured by another in the same ones. */
function read(text: string): Fact | undefined {
  const [, digits, prefix = '', unit = ''] = figure.exec(text.trim()) ?? []
  if (digits === undefined) return undefined
  const value = Number(digits) * (steps[prefix] ?? 1)
  return { text, unit, low: value, high: value, isRead: true }
}
