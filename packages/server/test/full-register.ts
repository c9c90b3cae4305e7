import { creditCodeCheck } from '@xinpu/sdk/format'
import { keepEntries } from '../src/company/company-store.ts'
import type { Entry } from '../src/company/source.ts'
import { cities, firsts, givens, seconds, surnames, trades } from '../src/company/world/words.ts'
import type { Db } from '../src/core/database.ts'
import { settle } from './many-packings.ts'

/** Companies that are written at once. */
const perTurn = 20_000
/** A prime beyond every list of words: stepping by it meets all names before one comes again. */
const step = 1_299_709
const names = firsts.length * seconds.length * seconds.length * trades.length * cities.length

/** Fills the register by rule, the same on every run: companies with their codes, former names and one person each. */
export async function fillRegister(db: Db, companies: number): Promise<void> {
  if (companies > names) throw new RangeError(`There are ${names} names.`)
  for (let from = 0; from < companies; from += perTurn) {
    const count = Math.min(perTurn, companies - from)
    const told = Array.from({ length: count }, (_, at) => ({
      outer: `r${from + at}`,
      entry: registered(from + at),
      people: [],
    }))
    await keepEntries(db, told, { source: 'rule', at: new Date() })
  }
  await settle(db)
}

/** A company by its number. */
export function registered(at: number): Entry {
  let left = (at * step) % names
  const take = <Member>(members: readonly Member[]): Member => {
    const member = members[left % members.length] as Member
    left = Math.floor(left / members.length)
    return member
  }
  const [province, city, region] = take(cities)
  const [trade, industry] = take(trades)
  const core = `${take(firsts)}${take(seconds)}${take(seconds)}`
  const first = `91${region}MX${String(at).padStart(7, '0')}`
  const founded = new Date(Date.UTC(2003 + (at % 17), at % 12, 11)).toISOString()
  return {
    name: `${city}${core}${trade}有限公司`,
    creditCode: `${first}${creditCodeCheck(first)}`,
    legalPersonName: `${surnames[at % surnames.length]}${givens[at % givens.length]}`,
    regStatus: at % 12 === 0 ? '注销' : '存续',
    regCapital: `${100 * (1 + (at % 50))}万人民币`,
    estiblishTime: founded,
    companyOrgType: '有限责任公司',
    industry,
    region: `${province} ${city}`,
    regLocation: `${city}市`,
    businessScope: trade,
    tags: [],
    historyNames: at % 5 === 0 ? [`${city}${core}贸易有限公司`] : [],
  }
}
