import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Routes that every page carries, by the first part of their address: where most visits begin and what is found there.
 * The others come with the first page of their part.
 */
const carried = ['', 'specification', 'specification_detail', 'specification_outside_detail']
/** Parts with one route alone share a file. */
const rest = 'rest'

const folder = join(import.meta.dirname, 'src/routes')
const partPrefix = 'virtual:routes/'

interface RouteFile {
  /** Its number in the router. */
  id: string
  /** Where the file is, and its address. */
  file: string
  path: string
  /** The file of the build in which it comes; undefined for those that every page carries. */
  late: string | undefined
}

/**
 * Divides the tree of routes for the browser: what brings the routes of each first part of an address is written into
 * `src/app/late-routes.ts`, and the tree has the rest. The server and Vite's own server have the whole tree.
 *
 * @throws where the tree, or the place for the table, is written otherwise than this knows.
 */
export function lateRoutes(): Plugin {
  let known: readonly RouteFile[] | undefined
  const routes = () => (known ??= readRoutes())

  return {
    name: 'late-routes',
    enforce: 'post',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (id) => (id.startsWith(partPrefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${partPrefix}`)) return undefined
      const name = id.slice(partPrefix.length + 1)
      return { code: partCode(routes().filter(({ late }) => late === name)), moduleSideEffects: true }
    },
    transform(code, id) {
      if (id.endsWith('/src/routeTree.gen.ts')) return treeCode(routes().filter(({ late }) => !late))
      if (id.endsWith('/src/app/late-routes.ts')) return withTable(code, routes())
      // The page asks for the file of its routes too: it is sent for with the page, and not after it.
      const late = id.includes('tsr-split') && routes().find(({ file }) => id.startsWith(`${file}.tsx?`))?.late
      return late ? `import '${partPrefix}${late}'\n${code}` : undefined
    },
  }
}

/** Reads the tree that the router's generator wrote. */
export function readRoutes(): RouteFile[] {
  const code = readFileSync(join(folder, '../routeTree.gen.ts'), 'utf8')
  const files = new Map(
    [...code.matchAll(/import \{ Route as (?<name>\w+) \} from '\.\/routes\/(?<file>[^']+)'/g)].map(
      ({ groups }) => [groups?.['name'], groups?.['file']] as const,
    ),
  )
  const written = [
    ...code.matchAll(
      /(?<name>\w+)\.update\(\{\s*id: '(?<id>[^']*)',\s*path: '(?<path>[^']*)',\s*getParentRoute: \(\) => rootRouteImport,\s*\} as any\)/g,
    ),
  ]
  if (written.length === 0 || written.length !== files.size - 1)
    throw new Error('The tree of routes is not written as it was: all of them below the root.')
  const alone = partsWithOneRoute([...files.values()].map(String))
  return written.map(({ groups }) => {
    const file = String(files.get(groups?.['name']))
    const part = partOf(file)
    const late = carried.includes(part) || part.includes('$') ? undefined : alone.has(part) ? rest : part
    return { id: String(groups?.['id']), file: join(folder, file), path: String(groups?.['path']), late }
  })
}

/** `mall` of `mall/cart`; a file beside the folders is a part of its own. */
const partOf = (file: string): string => (file === 'index' ? '' : String(file.split('/')[0]))

function partsWithOneRoute(files: readonly string[]): Set<string> {
  const parts = files.map(partOf)
  return new Set(parts.filter((part) => parts.filter((other) => other === part).length === 1))
}

function withTable(code: string, routes: readonly RouteFile[]): string {
  const names = [...new Set(routes.flatMap(({ late }) => late ?? []))].sort()
  const entries = names.map((name) => `'${name}': () => import('${partPrefix}${name}')`)
  return fillTable(code, 'parts', `{ ${entries.join(', ')} }`)
}

/**
 * A module with its empty table filled.
 *
 * @throws where the module has no such table.
 */
export function fillTable(code: string, table: string, content: string): string {
  const empty = `${table} = {}`
  if (!code.includes(empty)) throw new Error(`There is no place for the table \`${table}\`.`)
  return code.replace(empty, () => `${table} = ${content}`)
}

const partCode = (routes: readonly RouteFile[]): string => `${listCode(routes)}\nexport const routes = list`
const treeCode = (routes: readonly RouteFile[]): string =>
  `${listCode(routes)}\nexport const routeTree = root._addFileChildren(list)`

/** A route's number is its path anyway, and what it is called in the tree nobody asks. */
function listCode(routes: readonly RouteFile[]): string {
  const imports = routes.map(({ file }, at) => `import { Route as r${at} } from '${file}'`)
  const list = routes.map(({ path }, at) => `at(r${at}, '${path}')`)
  return `import { Route as root } from '${join(folder, '__root')}'
    ${imports.join('\n')}
    const at = (route, path) => route.update({ path, getParentRoute: () => root })
    const list = [${list.join(', ')}]`
}
