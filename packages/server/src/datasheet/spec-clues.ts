/** What a file says of itself. */
export interface SpecClues {
  filename: string
  title: string
  /** Its first pages. */
  text: readonly string[]
}

/** Chinese where a tenth of what is written is. */
export function languageOf({ text, title, filename }: SpecClues): 'en' | 'zh' {
  const all = [title, ...text].join('') || filename
  const han = all.match(/\p{Script=Han}/gu)?.length ?? 0
  const latin = all.match(/[A-Za-z]/g)?.length ?? 0
  return han > 0 && han >= latin / 9 ? 'zh' : 'en'
}

/** A text with how much it says when something stands in it. */
interface Passage {
  text: string
  weight: number
}

const longest = 20_000

/** The texts of a file, those that name their subject first. */
export const passagesOf = ({ filename, title, text }: SpecClues): Passage[] => [
  { text: filename.replace(/\.pdf$/i, '').replaceAll('_', ' '), weight: 6 },
  { text: title.replace(/^Microsoft \w+ - /, ''), weight: 6 },
  { text: headOf(text[0] ?? ''), weight: 8 },
  ...text.map((page, index) => ({ text: page.slice(0, longest), weight: index === 0 ? 2 : 0.5 })),
]

/** The lines at the top of a page, where a datasheet has its heading. */
const headOf = (page: string) => page.split('\n').slice(0, 6).join('\n').slice(0, 400)

/** The highest of some sums, where it is clear of the second. */
export function clearWinner<Key>(sums: ReadonlyMap<Key, number>, least: number): Key | undefined {
  const [first, second] = [...sums].sort(([, one], [, other]) => other - one)
  if (!first || first[1] < least) return undefined
  return !second || first[1] >= second[1] * 1.25 ? first[0] : undefined
}

/** Adds to the sum of a key, up to a ceiling. */
export function addTo<Key>(sums: Map<Key, number>, key: Key, { weight, most }: { weight: number; most: number }) {
  sums.set(key, Math.min(most, (sums.get(key) ?? 0) + weight))
}
