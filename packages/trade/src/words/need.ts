/** What the words of a part must hold: a word, one that begins so, all of some needs, any of them, or one but not another. */
export type Need =
  | { word: string }
  | { prefix: string }
  | { all: readonly Need[] }
  | { any: readonly Need[] }
  | { of: Need; but: Need }

/** All of some needs; those that set no condition are left out. */
export const allOf = (needs: readonly (Need | undefined)[]): Need | undefined => joined(needs, (all) => ({ all }))

/** Any of some needs. */
export const anyOf = (needs: readonly (Need | undefined)[]): Need | undefined => joined(needs, (any) => ({ any }))

function joined(needs: readonly (Need | undefined)[], join: (needs: Need[]) => Need): Need | undefined {
  const set = needs.filter((need) => need !== undefined)
  return set.length > 1 ? join(set) : set[0]
}

/** The need as PostgreSQL writes a tsquery. */
export function tsqueryOf(need: Need): string {
  if ('word' in need) return lexeme(need.word)
  if ('prefix' in need) return `${lexeme(need.prefix)}:*`
  if ('of' in need) return `(${tsqueryOf(need.of)}) & !(${tsqueryOf(need.but)})`
  const [needs, sign] = 'all' in need ? [need.all, ' & '] : [need.any, ' | ']
  return needs.map(bracketed).join(sign)
}

const bracketed = (need: Need) => ('word' in need || 'prefix' in need ? tsqueryOf(need) : `(${tsqueryOf(need)})`)

const lexeme = (word: string) => `'${word.replaceAll(/['\\]/g, '$&$&')}'`

/** Whether two needs ask for the same. */
export const isSame = (one: Need | undefined, other: Need | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
