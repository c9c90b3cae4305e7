import { randomOf } from '../../sample/random.ts'
import { pick, type Firm } from './firms.ts'
import { holdersOf, neighbours, percentOf } from './holdings.ts'
import { stateOf } from './past.ts'
import { givens, surnames } from './words.ts'

/** Somebody in the invented world. Many are called the same: the number tells them apart. */
export interface WorldPerson {
  outer: string
  group: number
  at: number
  name: string
}

/** People of a group, those who hold shares before those who only work there. */
export function personOf(group: number, at: number): WorldPerson {
  const outer = `p${group}.${at}`
  const random = randomOf(7, outer)
  return { outer, group, at, name: `${pick(random, surnames)}${pick(random, givens)}` }
}

/** Who may hold an office in a company: who holds it, else the heads of its group. */
export function peopleOf(firm: Firm): WorldPerson[] {
  const own = holdersOf(firm).flatMap(({ by }) => ('person' in by ? [by.person] : []))
  return [...new Set([...own, 0, 1])].map((at) => personOf(firm.group, at))
}

/** Who leads a company on a day: the office goes round. */
export function leaderOf(firm: Firm, at: Date): WorldPerson {
  const people = peopleOf(firm)
  return people[stateOf(firm, at).leader % people.length] ?? personOf(firm.group, 0)
}

/** Who holds which offices on a day. */
export function officesOf(firm: Firm, at: Date): { person: WorldPerson; offices: string[] }[] {
  const leader = leaderOf(firm, at)
  const others = peopleOf(firm).filter(({ outer }) => outer !== leader.outer)
  return [
    { person: leader, offices: ['执行董事', '经理'] },
    ...others.map((person, place) => ({ person, offices: [place === 0 ? '监事' : '董事'] })),
  ]
}

/** The companies that somebody is tied to, and what they are there. */
export function tiesOf(person: WorldPerson, firm: Firm, at: Date) {
  const near = firm.group < 0 ? [firm] : neighbours(firm)
  return near.flatMap((other) => {
    const roles = rolesIn(other, person, at)
    const share = holdersOf(other).find(({ by }) => 'person' in by && by.person === person.at)
    return roles.length > 0 ? [{ firm: other, roles, percent: share && percentOf(share.points) }] : []
  })
}

function rolesIn(firm: Firm, person: WorldPerson, at: Date): string[] {
  const offices = officesOf(firm, at).find((office) => office.person.outer === person.outer)?.offices ?? []
  const isHolder = holdersOf(firm).some(({ by }) => 'person' in by && by.person === person.at)
  const isLeader = leaderOf(firm, at).outer === person.outer
  return [...(isLeader ? ['法定代表人'] : []), ...(isHolder ? ['股东'] : []), ...offices]
}
