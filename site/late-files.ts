import type { Plugin, Rolldown } from 'vite'
import { readRoutes, fillTable } from './late-routes.ts'

/**
 * Tells the server which scripts make a page alive that comes late (`latePage`), by its route: what the page imports, and
 * what that imports, but for what its first screen has. The browser would find them one round after the other. They are
 * written into `src/rendering/page-files.ts`; the browser's scripts are built before the server's.
 *
 * @throws where that file is written otherwise than this knows.
 */
export function lateFiles(): Plugin {
  let files: Record<string, string[]> = {}

  return {
    name: 'late-files',
    enforce: 'post',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        if (this.environment.name !== 'client') return
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const routes = readRoutes().map(({ id, file }) => [id, filesOf(this, chunks, file)] as const)
        files = Object.fromEntries(routes.filter(([, names]) => names.length > 0))
      },
    },
    transform(code, id) {
      if (this.environment.name === 'client' || !id.endsWith('/src/rendering/page-files.ts')) return undefined
      return fillTable(code, 'lateFiles', JSON.stringify(files))
    },
  }
}

type Chunks = readonly Rolldown.OutputChunk[]

function filesOf(modules: Rolldown.PluginContext, chunks: Chunks, route: string): string[] {
  const component = [...modules.getModuleIds()].find((id) => id.startsWith(`${route}.tsx?`) && id.includes('component'))
  const { importedIds = [], dynamicallyImportedIds = [] } = (component && modules.getModuleInfo(component)) || {}
  const shared = importedIds.filter((id) => id.endsWith('/late-pages.ts'))
  const pages = shared.flatMap((id) => modules.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
  const chunkOf = (id: string) => chunks.find(({ moduleIds }) => moduleIds.includes(id))?.fileName ?? []
  const entry = chunks.find(({ isEntry }) => isEntry)?.fileName ?? []
  const first = closure(chunks, [entry, component ? chunkOf(component) : []].flat())
  return [...closure(chunks, [...dynamicallyImportedIds, ...pages].flatMap(chunkOf))].filter((name) => !first.has(name))
}

/** Files and all that they import, nearest first. */
function closure(chunks: Chunks, files: readonly string[]): Set<string> {
  const all = new Set(files)
  for (const name of all)
    for (const imported of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) all.add(imported)
  return all
}
