import type { Clause, Range } from '../src/search/opensearch/clause.ts'
import type { Aggregation, Order } from '../src/search/opensearch/question.ts'

/** A document, or one of its nested ones: fields by the names that clauses know them by. */
export type Fields = Record<string, unknown>

type Matches = (fields: Fields) => boolean

/** Whether a document is as a clause wants it, as the manual of the query language says. */
export function matching(clause: Clause): Matches {
  if ('match_all' in clause) return () => true
  if ('match_none' in clause) return () => false
  if ('term' in clause) return someValue(clause.term, (value, wanted) => value === wanted)
  if ('terms' in clause) return someValue(clause.terms, (value, wanted) => wanted.includes(value as never))
  if ('prefix' in clause) return someValue(clause.prefix, (value, { value: head }) => String(value).startsWith(head))
  if ('wildcard' in clause) return wildcardMatches(clause.wildcard)
  if ('range' in clause) return someValue(clause.range, (value, range) => isWithin(Number(value), range))
  if ('constant_score' in clause) return matching(clause.constant_score.filter)
  if ('dis_max' in clause) return anyOf(clause.dis_max.queries.map(matching))
  if ('nested' in clause) {
    const own = matching(clause.nested.query)
    return (fields) => nestedIn(fields, clause.nested.path).some(own)
  }
  return boolMatches(clause.bool)
}

function boolMatches({ filter = [], must = [], must_not = [], should }: Bool): Matches {
  const wanted = [...filter, ...must].map(matching)
  const shunned = must_not.map(matching)
  const open = should ? anyOf(should.map(matching)) : () => true
  return (fields) => wanted.every((is) => is(fields)) && !shunned.some((is) => is(fields)) && open(fields)
}

type Bool = Extract<Clause, { bool: object }>['bool']

const anyOf =
  (ways: readonly Matches[]): Matches =>
  (fields) =>
    ways.some((is) => is(fields))

/** Fields of lists match by any of their values; one that is absent by none; one that no mapping knows is a mistake. */
function someValue<Wanted>(by: Record<string, Wanted>, is: (value: unknown, wanted: Wanted) => boolean): Matches {
  const [[field, wanted]] = Object.entries(by) as [[string, Wanted]]
  return (fields) => valuesOf(fields, field).some((value) => is(value, wanted))
}

function wildcardMatches(by: Record<string, { value: string }>): Matches {
  const [{ value = '' } = { value: '' }] = Object.values(by)
  const source = value
    .replaceAll(/[\\^$.+()[\]{}|/-]/g, String.raw`\$&`)
    .replaceAll('?', '.')
    .replaceAll('*', '.*')
  const pattern = new RegExp(`^${source}$`, 'su')
  return someValue(by, (text) => pattern.test(String(text)))
}

const isWithin = (value: number, { gt, gte, lte }: Range): boolean =>
  (gt === undefined || value > gt) && (gte === undefined || value >= gte) && (lte === undefined || value <= lte)

const known: ReadonlySet<string> = new Set(
  'id brand category package popularity stock created key plain plain.held words'
    .split(' ')
    .concat('name unit value lower low high isFirst'.split(' ').map((field) => `params.${field}`)),
)

function valuesOf(fields: Fields, field: string): unknown[] {
  if (!known.has(field)) throw new Error(`No mapping for [${field}]`)
  const value = fields[field === 'plain.held' ? 'plain' : field]
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value : [value]
}

const nestedIn = (fields: Fields, path: string): Fields[] =>
  (fields[path] as Fields[]).map((own) =>
    Object.fromEntries(Object.entries(own).map(([name, value]) => [`${path}.${name}`, value])),
  )

/** The score of a document that matches: filters add nothing. */
export function scoring(clause: Clause): (fields: Fields) => number {
  if ('constant_score' in clause) return () => clause.constant_score.boost
  if ('match_all' in clause) return () => 1
  if ('bool' in clause) {
    const own = (clause.bool.must ?? []).map(scoring)
    return (fields) => own.reduce((sum, score) => sum + score(fields), 0)
  }
  if (!('dis_max' in clause)) return () => 1
  const ways = clause.dis_max.queries.map((query) => ({ is: matching(query), score: scoring(query) }))
  return (fields) => Math.max(...ways.map(({ is, score }) => (is(fields) ? score(fields) : 0)))
}

interface Scored {
  fields: Fields
  score: number
}

/** Puts one document before or behind another; texts go by their bytes, and what is absent comes last. */
export function comparing(orders: readonly Order[]): (one: Scored, other: Scored) => number {
  const steps = orders
    .flatMap((order) => Object.entries(order))
    .map(([field, { order, nested }]) => {
      const own = nested && matching(nested.filter)
      const valueOf = ({ fields, score }: Scored): unknown => {
        if (field === '_score') return score
        const [holder = {}] = nested && own ? nestedIn(fields, nested.path).filter(own) : [fields]
        return valuesOf(holder, field)[0]
      }
      return (one: Scored, other: Scored) => compared(valueOf(one), valueOf(other), order === 'desc' ? -1 : 1)
    })
  return (one, other) => steps.reduce((found, step) => found || step(one, other), 0)
}

function compared(one: unknown, other: unknown, direction: number): number {
  if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined)
  if (typeof one === 'number' && typeof other === 'number') return direction * (one - other)
  return direction * Buffer.compare(Buffer.from(String(one)), Buffer.from(String(other)))
}

/** What one aggregation counts. */
export function counted(aggregation: Aggregation, found: readonly Fields[]): object {
  if ('filter' in aggregation) return { doc_count: found.filter(matching(aggregation.filter)).length }
  const { field, size, exclude = [] } = aggregation.terms
  const counts = new Map<string, number>()
  for (const value of found.flatMap((fields) => valuesOf(fields, field)).map(String))
    if (!exclude.includes(value)) counts.set(value, (counts.get(value) ?? 0) + 1)
  const buckets = [...counts]
    .sort(([one, most], [other, more]) => more - most || compared(one, other, 1))
    .map(([key, doc_count]) => ({ key, doc_count }))
  return { doc_count_error_upper_bound: 0, buckets: buckets.slice(0, size) }
}
