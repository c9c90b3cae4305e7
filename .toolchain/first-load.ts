import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const client = join(import.meta.dirname, '../site/dist/client')

/** The scripts that a page asks for before anything is touched, with their size in bytes after gzip. */
export function firstLoadOf(html: string): { path: string; gzip: number }[] {
  const asked = [
    ...html.matchAll(/(?:modulepreload" href|<script[^>]* src)="(?<path>\/assets\/[^"]+\.js)"/g),
    // What a script imports, or asks for behind a picture (`site/src/rendering/page-files.ts`).
    ...html.matchAll(/[[,:(]"(?<path>\/assets\/[^"]+\.js)"/g),
  ]
  return withImports(asked.map(({ groups }) => groups?.['path'] ?? ''))
}

function withImports(paths: readonly string[]): { path: string; gzip: number }[] {
  const all = new Set<string>()
  for (const path of paths) addWithImports(path, all)
  return [...all].map((path) => ({ path, gzip: statSync(join(client, `${path}.gz`)).size }))
}

interface BuiltRoute {
  preloads?: string[]
  scripts?: { attrs: { src?: string } }[]
  children?: string[]
}

/** Bytes after gzip that each route of the built site asks for at first, read from the list that the server sends them by. */
export async function firstLoadOfRoutes(): Promise<Map<string, number>> {
  const folder = join(client, '../server/assets')
  const file = readdirSync(folder).find((name) => name.startsWith('_tanstack-start-manifest'))
  const { tsrStartManifest } = (await import(pathToFileURL(join(folder, String(file))).href)) as {
    tsrStartManifest: () => { routes: Record<string, BuiltRoute> }
  }
  const { routes } = tsrStartManifest()
  const sums = new Map<string, number>()

  function add(name: string, before: readonly string[]) {
    const { preloads = [], children = [] } = routes[name] ?? {}
    const paths = [...before, ...preloads]
    if (children.length === 0) sums.set(name, sumOf(withImports(paths)))
    for (const child of children) add(child, paths)
  }

  add('__root__', [])
  return sums
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
