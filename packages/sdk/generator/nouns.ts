import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const contract = join(import.meta.dirname, '../../contract/src')

/** A noun as its file introduces it: the Chinese word first, then what it is. */
const introduced =
  /\/\*\*\s*(?<words>(?:(?!\*\/)[\s\S])*?)\*\/\s*export const (?<name>[A-Z]\w*) = (?<body>[\s\S]*?)(?=\n\n|$)/g

/** Every named noun of the contract with its sentence, as a page of the documentation. */
export function nounsPage(named: ReadonlySet<string>): string {
  const rows = filesIn(contract).flatMap((path) => nounsOf(path, named))
  const lost = [...named].filter((noun) => !rows.some(({ name }) => name === noun))
  if (lost.length > 0) throw new Error(`Nouns without a sentence: ${lost.join(', ')}`)
  const lines = rows.map(({ name, words, path }) => `| \`${name}\` | ${words.replaceAll('|', '\\|')} | \`${path}\` |`)
  return [
    '# Nouns of the contract',
    '',
    'Written from the contract by `npm run gen`. The [glossary](3-glossary.md) says how the trade uses the words; paths are in `packages/contract/src`.',
    '',
    '| Noun | What it is | Where |',
    '|---|---|---|',
    ...lines.sort((one, other) => (one < other ? -1 : 1)),
    '',
  ].join('\n')
}

function nounsOf(path: string, named: ReadonlySet<string>) {
  const text = readFileSync(path, 'utf8')
  return [...text.matchAll(introduced)].flatMap(({ groups: { name = '', words = '' } = {} }) =>
    named.has(name)
      ? [{ name, words: words.replaceAll(/\s*\n\s*\*?\s*/g, ' ').trim(), path: relative(contract, path) }]
      : [],
  )
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
