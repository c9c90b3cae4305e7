import type { Plugin, Rolldown } from 'vite'
import { readRoutes, fillTable } from './late-routes.ts'

/**
 * Tells the server which scripts make a page alive that comes late (`latePage`), or whose parts do (`late`), by its route:
 * what they import, and what that imports, but for what its first screen has. The browser would find them one round after
 * the other. They are written into `src/rendering/page-files.ts`; the browser's scripts are built before the server's.
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
  if (!component) return []
  const chunkOf = (id: string) => chunks.find(({ moduleIds }) => moduleIds.includes(id))?.fileName ?? []
  const entry = chunks.find(({ isEntry }) => isEntry)?.fileName ?? []
  const first = closure(chunks, [entry, chunkOf(component)].flat())
  const parts = isLate(modules, component) ? latePages(modules, component) : lateParts(modules, component)
  return [...closure(chunks, parts.flatMap(chunkOf))].filter((name) => !first.has(name))
}

const isLate = (modules: Rolldown.PluginContext, component: string): boolean =>
  modules.getModuleInfo(component)?.importedIds.some((id) => /\/(?:late-page\.tsx|late-pages\.ts)$/.test(id)) ?? false

function latePages(modules: Rolldown.PluginContext, component: string): readonly string[] {
  const { importedIds = [], dynamicallyImportedIds = [] } = modules.getModuleInfo(component) ?? {}
  const shared = importedIds.filter((id) => id.endsWith('/late-pages.ts'))
  return [...dynamicallyImportedIds, ...shared.flatMap((id) => modules.getModuleInfo(id)?.dynamicallyImportedIds ?? [])]
}

/**
 * The late parts of a page that comes with the first scripts. A late page's own are found when they are shown: many are not,
 * and a text with all that it may contain is heavy.
 */
function lateParts(modules: Rolldown.PluginContext, component: string): readonly string[] {
  const pages = modules.getModuleInfo(component)?.importedIds.flatMap((id) => modules.getModuleInfo(id) ?? []) ?? []
  return pages
    .filter(({ importedIds }) => importedIds.some((id) => id.endsWith('/src/rendering/late.tsx')))
    .flatMap(({ dynamicallyImportedIds }) => dynamicallyImportedIds)
}

/** Files and all that they import, nearest first. */
function closure(chunks: Chunks, files: readonly string[]): Set<string> {
  const all = new Set(files)
  for (const name of all)
    for (const imported of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) all.add(imported)
  return all
}
