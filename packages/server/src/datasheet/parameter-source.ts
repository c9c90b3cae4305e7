import type { Db } from '../core/database.ts'
import type { ParameterJson } from '../core/tables.ts'
import { paramNames } from '../sample/param-names.ts'

/** Pages in which the values of a part are looked for: they stand before the long descriptions. */
const pagesRead = 12
/** Revisions that are looked through: the current one, and those before it for what it does not say. */
const revisionsRead = 4

type Told = Pick<ParameterJson, 'name' | 'value'>

/** Where a value stands; the revision only where it is not the current one. */
interface Source {
  page?: number
  revisionId?: number
}

/**
 * Parameters with the page of the part's datasheet that says so, where its text does. What the current revision does not
 * say, or of which it is not read yet, stays with the newest one that does.
 */
export async function withSources<Param extends Told>(
  db: Db,
  datasheetId: number | null,
  params: readonly Param[],
): Promise<(Param & Source)[]> {
  if (datasheetId === null || params.length === 0) return [...params]
  const sources = new Map<Param, Source>()
  for (const [age, { id }] of (await newestRevisions(db, datasheetId)).entries()) {
    const unsourced = params.filter((param) => !sources.has(param))
    if (unsourced.length === 0) break
    const found = await pagesIn(db, id, unsourced)
    for (const [param, page] of found) sources.set(param, age === 0 ? { page } : { page, revisionId: id })
  }
  return params.map((param) => ({ ...param, ...sources.get(param) }))
}

/** The page of each parameter that a revision tells. */
async function pagesIn<Param extends Told>(
  db: Db,
  revisionId: number,
  params: readonly Param[],
): Promise<[Param, number][]> {
  const pages = await pageTexts(db, revisionId)
  return params.flatMap((param): [Param, number][] => {
    const page = pageOf(param, pages)
    return page === undefined ? [] : [[param, page]]
  })
}

const newestRevisions = (db: Db, datasheetId: number) =>
  db
    .selectFrom('datasheet_revision')
    .select('id')
    .where('datasheet_id', '=', datasheetId)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(revisionsRead)
    .execute()

/** The first pages of a revision, as far as they have been read. */
async function pageTexts(db: Db, revisionId: number): Promise<PlainPage[]> {
  const rows = await db
    .selectFrom('page_text')
    .select(['page', 'text'])
    .where('revision_id', '=', revisionId)
    .where('page', '<=', pagesRead)
    .orderBy('page')
    .execute()
  return rows.map(({ page, text }) => ({ page, lines: text.split('\n').map(plain) }))
}

/** A page as lines in one plain spelling. */
export interface PlainPage {
  page: number
  lines: readonly string[]
}

/** The page that names a parameter and its value on one line; a table within rather than the summary on the cover. */
export function pageOf({ name, value }: Told, pages: readonly PlainPage[]): number | undefined {
  const names = [name, paramNames[name]?.[0] ?? ''].map(plain).filter(Boolean)
  const found = pages
    .filter(({ lines }) => lines.some((line) => names.some((one) => says(line, one, plain(value)))))
    .map(({ page }) => page)
  return found.find((page) => page > 1) ?? found[0]
}

export const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, '')

/** The value follows the name, and is not a piece of a longer figure: 16V is not in 216V or 16V5. */
function says(line: string, name: string, value: string): boolean {
  const from = line.indexOf(name)
  if (from === -1 || value === '') return false
  const at = line.indexOf(value, from + name.length)
  if (at === -1) return false
  return !/[\d.]/.test(line[at - 1] ?? '') && !/[\da-z.]/.test(line[at + value.length] ?? '')
}
