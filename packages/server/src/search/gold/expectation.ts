import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A query from the bench of an engineer, and the parts of which one must be among the first. */
export interface Expectation {
  query: string
  /** Part numbers; a star stands for any letters: LM358* is every LM358. */
  parts: readonly string[]
}

/** The queries that the search is held to. */
export async function readGold(): Promise<Expectation[]> {
  const text = await readFile(join(import.meta.dirname, 'queries.tsv'), 'utf8')
  return text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [query = '', parts = ''] = line.split('\t')
      return { query, parts: parts.split(';') }
    })
}

/** Whether a part number is one that is looked for. */
export const isExpected = ({ parts }: Expectation, model: string): boolean =>
  parts.some((part) => patternOf(part).test(model))

/** `2.54-1*40P` in a name of its own is the same as any letters there. */
function patternOf(part: string): RegExp {
  const pieces = part.split('*').map((piece) => piece.replaceAll(/[.+?^${}()|[\]\\/-]/g, '\\$&'))
  return new RegExp(`^${pieces.join('.*')}$`, 'i')
}
