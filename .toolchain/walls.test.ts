import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

interface Package {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const packageAt = (folder: string) => JSON.parse(read(`${folder}/package.json`)) as Package

/** What a room brings along when it runs: its tests and tools do not count. */
const leansOn = (folder: string): string[] => {
  const { dependencies = {}, peerDependencies = {} } = packageAt(folder)
  return Object.keys({ ...dependencies, ...peerDependencies })
}

const react = /^(?:react|react-dom|react-aria.*|styled-components)$/
const router = /^@tanstack\//
const server = /^(?:fastify|@fastify\/.*|kysely|pg|@electric-sql\/.*|@xinpu\/server)$/

/** Who may not lean on what (the house, section 2.4). */
const walls: Record<string, readonly RegExp[]> = {
  'packages/contract': [/^(?!zod$)/],
  'packages/trade': [/^(?!(?:hucre|pinyin-pro)$)/],
  'packages/sdk': [react, server, /^@xinpu\/(?!contract$)/, /^@tanstack\/(?!react-query$)/],
  'packages/ui': [/^@tanstack\/(?!react-virtual$)/, server, /^axios$/, /^site$/],
  'packages/server': [react, router, /^axios$/, /^@xinpu\/ui$/, /^site$/],
  site: [server],
}

test.each(Object.entries(walls))('%s leans on nothing behind its walls', (folder, forbidden) => {
  expect(leansOn(folder).filter((name) => forbidden.some((wall) => wall.test(name)))).toEqual([])
})

test('every room has its walls', () => {
  const packages = readdirSync(join(root, 'packages')).filter((name) =>
    existsSync(join(root, 'packages', name, 'package.json')),
  )
  expect(Object.keys(walls).sort()).toEqual([...packages.map((name) => `packages/${name}`), 'site'].sort())
})

/** Every source file below a folder, as paths from the project's own. */
const sourcesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.parentPath.includes('node_modules'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))

const importOf = (name: string) => new RegExp(`(?:from|import)\\s*\\(?\\s*'${name}(?:/[^']*)?'`)
const importing = (folder: string, name: string) => sourcesIn(folder).filter((path) => importOf(name).test(read(path)))
const isTest = (path: string) => /\.test\.tsx?$/.test(path)

/** Mocks read what is sent as the server does; they are for stories and tests. */
const isMock = (path: string) => path.startsWith('packages/sdk/src/mock/')

test('the browser gets no schemas: what it uses of the contract is types', () => {
  const schemas = sourcesIn('packages/sdk/src').filter(
    (path) =>
      !isTest(path) && !isMock(path) && /^(?:import|export) (?!type\b)[^\n]*'@xinpu\/contract/m.test(read(path)),
  )
  expect(schemas).toEqual([])
  expect(
    sourcesIn('packages/sdk/src').filter((path) => !isMock(path) && /from '[^']*\/mock\//.test(read(path))),
  ).toEqual([])
})

test('the server calls its own client in tests only', () => {
  const callers = sourcesIn('packages/server/src').filter(
    (path) => !isTest(path) && /'@xinpu\/sdk(?!\/format')/.test(read(path)),
  )
  expect(callers).toEqual([])
})

test('domains of the interface do not know the contract, the network or the router', () => {
  for (const name of ['axios', '@tanstack/react-router', '@tanstack/react-query', '@xinpu/server'])
    expect(importing('packages/ui/src', name)).toEqual([])
})

test('the site writes no element of its own: only the document has html, head and body', () => {
  const hosts = /(?<![\w'"`])<(?!html\b|head\b|body\b)[a-z][a-z0-9]*(?=[\s/>])/
  const writers = sourcesIn('site/src').filter((path) => path.endsWith('.tsx') && hosts.test(withoutTypes(read(path))))
  const documents = sourcesIn('site/src').filter(
    (path) => path.endsWith('.tsx') && /<(?:html|head|body)\b/.test(read(path)),
  )
  expect(writers).toEqual([])
  expect(documents).toEqual(documents.filter((path) => path === 'site/src/routes/__root.tsx'))
})

/** Comments and type arguments look like elements: `useState<string>()`. */
const withoutTypes = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '').replaceAll(/\w<[^<>\n]*>/g, '')

/** What pages that are still to come, the user centre and the frame are named by is told there. */
const tellsPlaces = /\/places\.ts$|^site\/src\/app\/|\/routeTree\.gen\.ts$/

test('the site writes no path: places are checked against its routes', () => {
  const written = sourcesIn('site/src')
    .filter((path) => !isTest(path) && !tellsPlaces.test(path))
    .flatMap((path) =>
      [...read(path).matchAll(/\bhref(?:=|: |=\{)['"`]\/[a-z][^'"`.]*['"`]/gi)].map(([match]) => `${path}: ${match}`),
    )
  expect(written).toEqual([])
})

test('the site draws nothing: styles are of the interface', () => {
  // The server gathers what the interface has drawn.
  const gatherers = ['rendering/inject-styles.ts', 'rendering/shared-styles.ts', 'server.tsx'].map(
    (path) => `site/src/${path}`,
  )
  expect(importing('site/src', 'styled-components').filter((path) => !gatherers.includes(path))).toEqual([])
})

/** What a file asks for beside it, as paths from the project's own. */
const neighboursOf = (path: string): string[] =>
  [...read(path).matchAll(/(?:from|import)\s*\(?\s*'(?<name>\.[^']+)'/g)].map(({ groups }) =>
    relative(root, join(root, dirname(path), groups?.['name'] ?? '')),
  )

test('what every page of the site stands on is small and knows no domain: the shell hands in what it shows', () => {
  const app = sourcesIn('site/src/app')
  const beyond = app.flatMap((path) =>
    neighboursOf(path)
      .filter((other) => !other.startsWith('site/src/app/'))
      .map((other) => `${path} → ${other}`),
  )
  expect(beyond).toEqual([])
  expect(app.length).toBeLessThan(30)
})

test('folders of the site are the domains of the contract, the server and the interface', () => {
  const foldersIn = (folder: string) =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []))
  const nouns = ['contract', 'server', 'ui'].flatMap((room) => foldersIn(`packages/${room}/src`))
  expect(foldersIn('site/src').filter((name) => !['app', 'rendering', 'routes', ...nouns].includes(name))).toEqual([])
})

const rooms = [
  'primitives',
  'account',
  'agent',
  'article',
  'circle',
  'demand',
  'enterprise',
  'stock',
  'message',
  'disk',
  'company',
  'mall',
  'job',
  'prefecture',
  'review',
  'frame',
  'search',
  'datasheet',
  'brand',
  'layout',
]

test('every component is shown in a story', () => {
  const folders = rooms.flatMap((room) => componentsIn(`packages/ui/src/${room}`))
  expect(folders.length).toBeGreaterThan(30)
  expect(
    folders.filter((folder) => !readdirSync(join(root, folder)).some((name) => name.endsWith('.stories.tsx'))),
  ).toEqual([])
})

/** Folders of components: those named for the one they hold, and those that the room's door opens to. */
function componentsIn(room: string): string[] {
  const door = existsSync(join(root, room, 'index.ts')) ? read(`${room}/index.ts`) : ''
  return readdirSync(join(root, room), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[A-Z]/.test(entry.name))
    .filter(
      ({ name }) =>
        existsSync(join(root, room, name, `${name}.tsx`)) || new RegExp(`'\\./${name}/\\w+\\.tsx'`).test(door),
    )
    .map(({ name }) => `${room}/${name}`)
}

const serverSource = 'packages/server/src'

/** The domains are the contract's: its registry names them. */
const domains = [...read('packages/contract/src/index.ts').matchAll(/^export \* as (\w+) from/gm)].map(
  ([, name = '']) => name,
)

interface Arrow {
  /** Paths below the server's sources. */
  from: string
  to: string
}

/** Who imports whom within the server, types and workers too; tests may look everywhere. */
const arrows: Arrow[] = sourcesIn(serverSource)
  .filter((path) => !isTest(path))
  .map((path) => relative(serverSource, path))
  .flatMap((from) =>
    [...read(`${serverSource}/${from}`).matchAll(/(?:from|import|URL)\s*\(?\s*'(\.{0,2}[^'@\s]*\.ts)'/g)].map(
      ([, to = '']) => ({ from, to: join(dirname(from), to) }),
    ),
  )

/** The folder of a file; of one that lies in none, its own name. */
const folderOf = (path: string) => path.split('/', 1)[0] ?? ''
const isDomain = (path: string) => domains.includes(folderOf(path))
const crossing = arrows.filter(({ from, to }) => folderOf(from) !== folderOf(to))
const asText = (found: readonly Arrow[]) => found.map(({ from, to }) => `${from} → ${to}`)

/** Files that a domain declares in its `index.ts` for others to import. */
const doorsOf = (domain: string): string[] => {
  const [, doors = ''] = /\n {2}doors: \{([^}]*)\},\n/.exec(read(`${serverSource}/${domain}/index.ts`)) ?? []
  return [...doors.matchAll(/(?:^ {4}| )'([\w-]+\.ts)':/gm)].map(([, door]) => `${domain}/${door}`)
}
const doors = new Set(domains.flatMap(doorsOf))

/** The one list of what the server is made of. */
const list = 'domains.ts'

test('every domain of the contract says in its index.ts what it brings, and the list names it', () => {
  expect(domains.length).toBeGreaterThan(10)
  expect(arrows.filter(({ from, to }) => from === list && isDomain(to)).map(({ to }) => to)).toEqual(
    domains.map((domain) => `${domain}/index.ts`),
  )
})

test('the core and the storage import nothing that stands above them', () => {
  const below = ['core', 'storage']
  const upward = crossing.filter(({ from, to }) => below.includes(folderOf(from)) && !below.includes(folderOf(to)))
  expect(asText(upward)).toEqual([])
})

test('what lies below the domains imports none of them', () => {
  const upward = crossing.filter(({ from, to }) => from.includes('/') && !isDomain(from) && isDomain(to))
  expect(asText(upward)).toEqual([])
})

test('a domain is imported through its doors alone, and its index.ts by the list alone', () => {
  const past = crossing.filter(({ from, to }) => isDomain(to) && from !== list && !doors.has(to))
  expect(asText(past)).toEqual([])
})

test('a door that nobody comes through is closed', () => {
  const used = new Set(crossing.map(({ to }) => to))
  expect([...doors].filter((door) => !used.has(door))).toEqual([])
})

test('nobody below leans on what puts the server together; an index.ts takes the type of what it brings', () => {
  const upward = crossing.filter(
    ({ from, to }) => from.includes('/') && !to.includes('/') && !(to === 'domain.ts' && from.endsWith('/index.ts')),
  )
  expect(asText(upward)).toEqual([])
})

test('a new domain edits two files outside its folders: the registry of the contract and the list of the server', () => {
  const outside = crossing.filter(({ from, to }) => !isDomain(from) && isDomain(to) && !doors.has(to))
  expect(new Set(outside.map(({ from }) => from))).toEqual(new Set([list]))
})
