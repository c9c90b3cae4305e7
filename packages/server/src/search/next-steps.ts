import type { Understanding } from '@xinpu/trade/understanding'
import type { PartSearch } from './part-search.ts'

/** What else could be asked where nothing answers. */
export interface NextSteps {
  /** Each word that may go, and what the rest finds; most first. */
  without: { word: string; text: string; total: number }[]
  /** Parts whose numbers begin as the one that was asked for. */
  near: number[]
}

export const noSteps: NextSteps = { without: [], near: [] }

const mostWords = 8
const mostNear = 6
/** Shorter beginnings are those of everything. */
const shortest = 4
/** Shares of a number that are looked for, the longest first. */
const shares = [0.85, 0.7, 0.55]

/** Ways on from a text that finds nothing. */
export async function nextSteps(
  search: Pick<PartSearch, 'totals' | 'suggestModels'>,
  { text, terms }: { text: string; terms: Understanding['terms'] },
): Promise<NextSteps> {
  const [without, near] = await Promise.all([rests(search, { text, terms }), beginningAlike(search, terms)])
  return { without, near }
}

async function rests(
  search: Pick<PartSearch, 'totals'>,
  { text, terms }: { text: string; terms: Understanding['terms'] },
): Promise<NextSteps['without']> {
  const spoken = terms.filter(({ need }) => need)
  if (spoken.length < 2) return []
  const rest = await Promise.all(
    spoken.slice(0, mostWords).map(async ({ chip: { word, start } }) => {
      const left = `${text.slice(0, start)} ${text.slice(start + word.length)}`.replaceAll(/\s+/g, ' ').trim()
      const [total = 0] = await search.totals(left, [{}])
      return { word, text: left, total }
    }),
  )
  return rest.filter(({ total }) => total > 0).sort((one, other) => other.total - one.total)
}

/** By the longest beginning of the number that other parts share. */
async function beginningAlike(
  search: Pick<PartSearch, 'suggestModels'>,
  terms: Understanding['terms'],
): Promise<number[]> {
  const number = terms.find(({ chip: { kind, value } }) => (kind === 'text' || kind === 'model') && isNumber(value))
  for (const share of number ? shares : []) {
    const beginning = number?.chip.value.slice(0, Math.ceil(number.chip.value.length * share)) ?? ''
    const hints = beginning.length < shortest ? [] : await search.suggestModels(beginning, mostNear)
    if (hints.length > 0) return hints.map(({ id }) => id)
  }
  return []
}

const isNumber = (value: string): boolean => /[a-z]/i.test(value) && /\d/.test(value)
