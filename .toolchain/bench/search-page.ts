import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const docs = join(import.meta.dirname, '../../docs')

/** Puts a text between its marks on a page of the docs. */
export async function writeSection(name: string, text: string, file = 'search-bench.md'): Promise<void> {
  const page = join(docs, file)
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const before = await readFile(page, 'utf8')
  const [from, to] = [before.indexOf(begin), before.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`${page} has no place for ${name}.`)
  await writeFile(page, `${before.slice(0, from + begin.length)}\n\n${text}\n\n${before.slice(to)}`)
  console.log(`   Written to ${page}.`)
}
