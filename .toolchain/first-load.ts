import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const client = join(import.meta.dirname, '../site/dist/client')

/** The scripts that a page asks for before anything is touched, with their size in bytes after gzip. */
export function firstLoadOf(html: string): { path: string; gzip: number }[] {
  const asked = [
    ...html.matchAll(/(?:modulepreload" href|<script[^>]* src)="(?<path>\/assets\/[^"]+\.js)"/g),
    ...html.matchAll(/import\("(?<path>\/assets\/[^"]+\.js)"\)/g),
  ]
  const entry = asked.map(({ groups }) => groups?.['path'] ?? '')
  const all = new Set<string>()
  for (const path of entry) addWithImports(path, all)
  return [...all].map((path) => ({ path, gzip: statSync(join(client, `${path}.gz`)).size }))
}

/** What a script imports at once is asked for too. */
function addWithImports(path: string, all: Set<string>) {
  if (all.has(path)) return
  all.add(path)
  const code = readFileSync(join(client, path), 'utf8')
  for (const { groups } of code.matchAll(/(?:from|import)\s*"\.\/(?<name>[^"]+\.js)"/g))
    addWithImports(`/assets/${groups?.['name']}`, all)
}

export const sumOf = (scripts: readonly { gzip: number }[]): number => scripts.reduce((sum, { gzip }) => sum + gzip, 0)
