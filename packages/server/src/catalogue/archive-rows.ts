import type { Readable } from 'node:stream'

/** Characters of rows in one statement, and the most rows. */
const pageSize = 4_000_000
const pageRows = 2000
/** A datasheet's outline and preview text are the longest; this is far above them. */
const longestRow = 64_000_000

/** The rows of a table's file, many at a time, or all at once. */
export async function* pages(stream: Readable, isWhole: boolean): AsyncGenerator<string[]> {
  let page: string[] = []
  let size = 0
  for await (const rows of rowsOf(stream)) {
    page.push(...rows)
    for (const row of rows) size += row.length
    if (isWhole || (page.length < pageRows && size < pageSize)) continue
    yield page
    page = []
    size = 0
  }
  if (page.length > 0) yield page
}

/** The lines that each piece of a stream ends. */
async function* rowsOf(stream: Readable): AsyncGenerator<string[]> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const piece of stream) {
    const rows = decoder.decode(piece as Buffer, { stream: true }).split('\n')
    rows[0] = rest + (rows[0] ?? '')
    rest = rows.pop() ?? ''
    if (rest.length > longestRow) throw new Error('The archive has a row that is too long.')
    yield rows
  }
}
