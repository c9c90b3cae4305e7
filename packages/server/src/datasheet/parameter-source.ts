import type { Db } from '../core/database.ts'
import type { ParameterJson } from '../core/tables.ts'
import { paramNames } from '../sample/param-names.ts'

/** Pages in which the values of a part are looked for: they stand before the long descriptions. */
const pagesRead = 12

type Told = Pick<ParameterJson, 'name' | 'value'>

/** Parameters with the page of the part's datasheet that says so, where its text does. */
export async function withSources<Param extends Told>(
  db: Db,
  datasheetId: number | null,
  params: readonly Param[],
): Promise<(Param & { page?: number })[]> {
  if (datasheetId === null || params.length === 0) return [...params]
  const lines = (await pageTexts(db, datasheetId)).map(({ page, text }) => ({
    page,
    lines: text.split('\n').map(plain),
  }))
  return params.map((param) => {
    const page = pageOf(param, lines)
    return page === undefined ? param : { ...param, page }
  })
}

/** The first pages of the newest revision, as far as they have been read. */
const pageTexts = (db: Db, datasheetId: number) =>
  db
    .selectFrom('page_text')
    .select(['page', 'text'])
    .where('revision_id', '=', ({ selectFrom }) =>
      selectFrom('datasheet_revision')
        .select('id')
        .where('datasheet_id', '=', datasheetId)
        .orderBy('published_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1),
    )
    .where('page', '<=', pagesRead)
    .orderBy('page')
    .execute()

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
