import type { Alternate, AlternateRule } from '@xinpu/contract/datasheet/alternate'
import { sql } from 'kysely'
import type { House } from '../core/context.ts'
import type { Db } from '../core/database.ts'
import { canBeShown, isMechanical, judge, makersName, worthOf } from './alternate-judge.ts'
import { factsOf, madeBy, pins, type Fact } from './part-fact.ts'
import type { PartRow } from './part-queries.ts'
import { factsOfVersions, readAsText, versionOfPart, type PartVersion } from './part-version.ts'

/** Parts that are judged at most: the best known of those that are the same in what must be equal. */
const mostJudged = 400

/** The rules that say something of a part: it tells the property, or they were asked for. */
export const rulesTold = (part: PartRow, rules: readonly AlternateRule[]): AlternateRule[] => {
  const facts = factsOf(part)
  return rules.filter(({ name }) => name === pins || facts.has(name))
}

/** Parts that may stand in for one, best first, and how many there are. */
export async function alternatesOf(
  { db, parts }: Pick<House, 'db' | 'parts'>,
  part: PartRow,
  rules: readonly AlternateRule[],
  size: number,
): Promise<{ alternates: Alternate[]; totalRecord: number }> {
  const facts = factsOf(part)
  if (!canBeShown(facts, rules)) return { alternates: [], totalRecord: 0 }
  const found = (await candidates(db, part, rules))
    .map(({ facts: told, ...candidate }) => ({ ...candidate, ...judge(facts, told, rules) }))
    .filter(({ verdict }) => verdict !== null)
    .map((judged) => ({ ...judged, worth: worthOf(judged) }))
    .sort((one, other) => other.worth - one.worth || other.stock - one.stock)
  const best = found.slice(0, size)
  const models = await parts(best.map(({ id }) => id))
  const alternates = best.flatMap(({ id, verdict, reasons }) => {
    const model = models.get(id)
    return model && verdict ? [{ model, verdict, reasons }] : []
  })
  return { alternates, totalRecord: found.length }
}

/** A part that may be one, with what it is judged by. */
interface Candidate {
  id: number
  stock: number
  facts: ReadonlyMap<string, Fact>
}

/** A part that may be one, and which of its versions it is. */
interface Found extends PartVersion {
  stock: number | null
  maker: string | null
}

async function candidates(db: Db, part: PartRow, rules: readonly AlternateRule[]): Promise<Candidate[]> {
  const found = await readAsText<Found>(db, foundFor(db, part, rules))
  const known = await factsOfVersions(db, found)
  return found.flatMap(({ id, stock, maker }) => {
    const facts = known.get(id)
    return facts ? [{ id, stock: stock ?? 0, facts: maker ? madeBy(facts, maker) : facts }] : []
  })
}

/**
 * Parts still made, of the category and with the values that must be equal; the same package first. Their brands are read
 * only where a rule asks for them.
 */
const foundFor = (db: Db, part: PartRow, rules: readonly AlternateRule[]) =>
  db
    .selectFrom('part')
    .select(['id', versionOfPart, 'stock', rules.some(asksMaker) ? brandName : noName])
    .where('category_id', '=', part.category_id)
    .where('id', '<>', part.id)
    .where(sql<boolean>`params <> '[]'`)
    .where('lifecycle', 'not in', ['eol', 'obsolete'])
    .where(sql<boolean>`params @> ${JSON.stringify(needed(factsOf(part), rules))}::jsonb`)
    .orderBy(sql`package = ${part.package}`, 'desc')
    .orderBy('popularity', 'desc')
    .orderBy('id')
    .limit(mostJudged)

const asksMaker = ({ name, rule }: AlternateRule) => name === makersName && rule !== 'ignore'
const brandName = sql<string | null>`(select name_cn from brand where brand.id = brand_id)`.as('maker')
const noName = sql<string | null>`null`.as('maker')

/** Figures that were read out of words stand in no column. */
const isStored = (fact: Fact | undefined): fact is Fact => fact !== undefined && fact.low !== null && !fact.isRead

/** Quantities are asked by their figures: 0.1 µF is 100 nF. Words may be spelt in many ways and are left to the judge. */
const needed = (facts: ReadonlyMap<string, Fact>, rules: readonly AlternateRule[]) =>
  rules.flatMap(({ name, rule }) => {
    const fact = facts.get(name)
    return rule === 'equal' && !isMechanical(name) && isStored(fact) && fact.low === fact.high
      ? [{ name, low: fact.low, high: fact.high }]
      : []
  })
