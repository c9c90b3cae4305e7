import { firmOf, groupCount, groupSize, inGroup, type Firm } from './firms.ts'

/** A share, in hundredths of a percent; `p` with a number is a person of the group. */
export interface Holding {
  by: { firm: Firm } | { person: number }
  points: number
}

type Rule = readonly [holder: string, points: number]

/** Who holds the companies of a group, by their place: p0 a person, f0 the company at that place. */
const rules: readonly (readonly Rule[])[] = [
  [
    ['p0', 6000],
    ['p1', 4000],
  ],
  [
    ['f0', 5500],
    ['p0', 2500],
    ['p2', 2000],
  ],
  [
    ['f1', 7000],
    ['p3', 3000],
  ],
  [
    ['f2', 5100],
    ['f1', 4900],
  ],
  [
    ['f3', 8000],
    ['p4', 2000],
  ],
  [['f1', 10_000]],
  [['p5', 10_000]],
  [
    ['p5', 5000],
    ['p6', 5000],
  ],
  [
    ['f6', 6000],
    ['p6', 4000],
  ],
  [
    ['f8', 9000],
    ['f7', 1000],
  ],
  [['p7', 10_000]],
  [
    ['p7', 3400],
    ['p8', 3300],
    ['f10', 3300],
  ],
]
/** In some groups the last of a row holds of the first: the way of shares closes a circle. */
const circle: Readonly<Record<number, { every: number; rule: readonly Rule[] }>> = {
  0: {
    every: 5,
    rule: [
      ['p0', 5500],
      ['p1', 4000],
      ['f4', 500],
    ],
  },
  6: {
    every: 7,
    rule: [
      ['p5', 8000],
      ['f9', 2000],
    ],
  },
}

const alone: readonly Rule[] = [
  ['p0', 7000],
  ['p1', 3000],
]

function rulesOf({ group, place }: Firm): readonly Rule[] {
  if (group < 0) return alone
  const closed = circle[place]
  if (closed && group % closed.every === 0) return closed.rule
  return rules[place] ?? alone
}

/** A company of the first run that holds a third of the last of this group, instead of its person. */
const guestOf = (group: number): Firm | undefined => (group % 3 === 0 ? firmOf(`k${group / 3}`) : undefined)

/** Who holds a company, the greatest share first. */
export function holdersOf(firm: Firm): Holding[] {
  const { group, place } = firm
  return rulesOf(firm).flatMap(([holder, points]) => {
    const at = Number(holder.slice(1))
    const guest = place === 11 && holder === 'p8' ? guestOf(group) : undefined
    const held = guest ?? (holder.startsWith('f') ? inGroup(group, at) : undefined)
    return [{ by: held ? { firm: held } : { person: at }, points }]
  })
}

/** What a company holds of others: the same shares, seen from the other side. */
export const investsOf = (firm: Firm): { firm: Firm; points: number }[] =>
  neighbours(firm).flatMap((other) =>
    holdersOf(other).flatMap(({ by, points }) => ('firm' in by && by.firm === firm ? [{ firm: other, points }] : [])),
  )

/** Companies that may hold shares of each other. */
export function neighbours({ group }: Firm): Firm[] {
  if (group >= 0) return Array.from({ length: groupSize }, (_, place) => inGroup(group, place)).filter(isFirm)
  const at = (-1 - group) * 3
  return at < groupCount ? [inGroup(at, groupSize - 1)].filter(isFirm) : []
}

const isFirm = (firm: Firm | undefined): firm is Firm => firm !== undefined

export const percentOf = (points: number): string => `${(points / 100).toFixed(2)}%`
