import { creditCodeCheck } from '@xinpu/sdk/format'
import { oneOf, randomOf, type Random } from '../../sample/random.ts'
import { knownFirms } from './known-firms.ts'
import { cities, firsts, seconds, trades } from './words.ts'

/** One number makes the whole world: with the same one it is the same for everybody. */
const seed = 20_261

export const groupSize = 12
/** Groups of companies that own each other; with those that the first run invents, 3,016 companies. */
export const groupCount = 250

/** What of an invented company never changes. */
export interface Firm {
  outer: string
  /** The group it belongs to, negative for one that stands by itself, and its place there. */
  group: number
  place: number
  name: string
  formerName: string | undefined
  creditCode: string
  province: string
  city: string
  industry: string
  founded: Date
}

/** Random numbers of one matter of a firm: nothing else moves them. */
export const randomFor = (firm: Pick<Firm, 'outer'>, matter: string): Random =>
  randomOf(seed, `${firm.outer} ${matter}`)

export const pick = <Member>(random: Random, members: readonly Member[]): Member =>
  oneOf(random, members as unknown as readonly [Member, ...Member[]])

let made: readonly Firm[] | undefined
let byOuter: ReadonlyMap<string, Firm> | undefined

/** All invented companies, those of the first run before the others. */
export const firms = (): readonly Firm[] =>
  (made ??= [...known(), ...Array.from({ length: groupCount }, groupOf).flat()])

export const firmOf = (outer: string): Firm | undefined =>
  (byOuter ??= new Map(firms().map((firm) => [firm.outer, firm]))).get(outer)

/** A company of a group, by its place. */
export const inGroup = (group: number, place: number): Firm | undefined => firmOf(`s${group * groupSize + place}`)

const known = (): Firm[] =>
  knownFirms().map(({ name, region, creditCode }, at) => {
    const [province = '', city = ''] = region.split(' ')
    const outer = `k${at}`
    const founded = dayOf(randomFor({ outer }, 'founded'))
    const industry = '电子元件批发'
    return {
      outer,
      group: -1 - at,
      place: 0,
      name,
      formerName: undefined,
      creditCode,
      province,
      city,
      industry,
      founded,
    }
  })

const groupOf = (_: unknown, group: number): Firm[] =>
  trades.map(([trade, industry], place) => {
    const at = group * groupSize + place
    const outer = `s${at}`
    const core = `${firsts[group % firsts.length]}${seconds[(group * 7 + Math.floor(group / firsts.length)) % seconds.length]}`
    const [province, city, code] = pick(randomFor({ outer }, 'city'), cities)
    const name = `${city}${core}${trade}有限公司`
    const formerName = randomFor({ outer }, 'former')() < 0.2 ? `${city}${core}贸易有限公司` : undefined
    const founded = dayOf(randomFor({ outer }, 'founded'))
    return { outer, group, place, name, formerName, creditCode: codeOf(code, at), province, city, industry, founded }
  })

/** A day from 2003 to 2019: every company has published five reports. */
const dayOf = (random: Random) => new Date(Date.UTC(2003 + Math.floor(random() * 17), Math.floor(random() * 12), 11))

/** A code whose body no office gives out, with a check that is right. */
function codeOf(region: string, at: number): string {
  const first = `91${region}MX${String(at).padStart(7, '0')}`
  return `${first}${creditCodeCheck(first)}`
}
