import { type Figure, readFigures } from '@xinpu/trade/query'
import type { ParameterJson } from '../core/tables.ts'
import { openParameterRules, type ParameterRule } from './parameter-rules.ts'
import { isPrintedIn } from './printed-value.ts'
import { parameterOf } from './seed-parameters.ts'
import { seedFolder } from './seed-table.ts'

/** What a description stands beside. */
export interface Described {
  /** Of the category. */
  code: string
  model: string
  description: string
}

/** Reads the parameters of a part out of its catalogue's description; what could be two things is left alone. */
export type ReadDescription = (told: Described) => ParameterJson[]

/** Opens the reading of descriptions by the rules of `seeds/parameter-rules.tsv`. */
export function openDescriptions(folder: string = seedFolder): ReadDescription {
  const rulesOf = openParameterRules(folder)
  return ({ code, model, description }) =>
    description === '' ? [] : read({ code, model, description: description.normalize('NFKC') }, rulesOf(code))
}

interface Sight {
  told: Described
  /** Model and description. */
  whole: string
  figures: readonly Figure[]
  /** Figures that are a parameter already. */
  taken: Set<Figure>
}

function read(told: Described, rules: readonly ParameterRule[]): ParameterJson[] {
  if (rules.length === 0) return []
  const whole = `${told.model} ${told.description}`
  const sight: Sight = { told, whole, figures: readFigures(told.description), taken: new Set() }
  const found = new Map<string, Finding>()
  for (const rule of rules) {
    const { name } = rule.parameter
    const { values } = found.get(name) ?? { values: [] }
    if ((rule.needs && !rule.needs.test(whole)) || (rule.form !== 'word' && values.length > 0)) continue
    const more = rule.form === 'word' ? wordsOf(rule, told.description) : figureOf(rule, sight)
    if (more.length > 0) found.set(name, { rule, values: [...values, ...more] })
  }
  return [...found.values()].toSorted((one, other) => one.rule.place - other.rule.place).flatMap(theOnly)
}

interface Finding {
  rule: ParameterRule
  values: string[]
}

/** Two words that say different things say nothing. */
function theOnly({ rule: { parameter }, values }: Finding): ParameterJson[] {
  const [value = '', ...others] = new Set(values)
  return others.length > 0 ? [] : [{ ...parameterOf(parameter, value), origin: 'description' }]
}

function wordsOf({ pattern, value }: ParameterRule, description: string): string[] {
  if (!pattern) return []
  const matches = [...description.matchAll(pattern)]
  return [...new Set(matches.map((match) => value.replace('$1', match[1] ?? '')))]
}

/** The figure that a rule means, as a list of one; nothing where there is none, or a choice. */
function figureOf(rule: ParameterRule, { told, figures, taken }: Sight): string[] {
  const fitting = figures.filter((figure) => fits(rule, figure))
  if (fitting.some(({ isListed }) => isListed) && !isDualSupply(figures)) return []
  const single = fitting.filter(({ isListed }) => !isListed)
  const chosen = /^\d\/\d$/.test(rule.take)
    ? placed(distinct(single), rule.take)
    : distinct(single.filter((figure) => !taken.has(figure) && isMeantBy(rule.take, figure, { told, figures })))
  const [figure] = chosen
  if (!figure || chosen.length > 1) return []
  for (const same of single) if (same.low === figure.low && same.high === figure.high) taken.add(same)
  return [written(rule, figure)]
}

function fits({ parameter: { unit }, form, from, to, pattern }: ParameterRule, figure: Figure): boolean {
  const { low, high } = figure
  if (figure.unit !== unit || low === null || high === null) return false
  if (!isOfForm(form, figure)) return false
  return low >= from && high <= to && (pattern === undefined || figure.word.search(pattern) >= 0)
}

function isOfForm(form: string, { form: own, condition, unit }: Figure): boolean {
  if (form.startsWith('@')) return own === 'value' && condition.split(',')[0]?.endsWith(form.slice(1)) === true
  // Where the air is measured it is the part's own range, where the chip is measured it is another one.
  if (condition !== '' && !(unit === '°C' && /^T[aA]$/.test(condition))) return false
  return form === own || (form === 'any' && (own === 'value' || own === 'range'))
}

/** ±18V supplies are told in two halves beside the whole. */
const isDualSupply = (figures: readonly Figure[]): boolean =>
  figures.some(({ isListed, low }) => isListed && low !== null && low < 0)

function isMeantBy(take: string, { low, unit }: Figure, { told, figures }: Pick<Sight, 'told' | 'figures'>): boolean {
  if (take === 'printed') return low !== null && isPrintedIn(told.model, low)
  if (take !== 'named') return true
  return figures.some(({ condition }) => condition !== '' && conditionsOf(condition, unit).includes(low ?? Number.NaN))
}

/** What of one unit a figure was measured under: 15A of `15A,15V`. */
const conditionsOf = (condition: string, unit: string): number[] =>
  condition
    .split(',')
    .flatMap((one) =>
      readFigures(one).flatMap((figure) => (figure.unit === unit && figure.low !== null ? [figure.low] : [])),
    )

const distinct = (figures: readonly Figure[]): Figure[] =>
  figures.filter(({ low, high }, at) => figures.findIndex((other) => other.low === low && other.high === high) === at)

/** `2/3` is the second of just three, by size. */
function placed(figures: readonly Figure[], take: string): Figure[] {
  const [place = 0, count = 0] = take.split('/').map(Number)
  if (figures.length !== count) return []
  const sorted = figures.toSorted(
    (one, other) => (one.high ?? 0) - (other.high ?? 0) || (one.low ?? 0) - (other.low ?? 0),
  )
  return sorted.slice(place - 1, place)
}

/** As the catalogue writes it; what it was measured under stands behind it, unless the parameter's name says so. */
function written({ parameter: { name }, form, value }: ParameterRule, { text, condition }: Figure): string {
  if (value !== '') return value.replace('$', text)
  return form.startsWith('@') && !name.includes('@') ? `${text}@${condition}` : text
}
