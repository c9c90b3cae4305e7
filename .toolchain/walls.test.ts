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
  'packages/trade': [/^(?!pinyin-pro$)/],
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

test('the site draws nothing: styles are of the interface', () => {
  // The server gathers what the interface has drawn.
  const gatherers = ['site/src/app/inject-styles.ts', 'site/src/server.tsx']
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
  expect(foldersIn('site/src').filter((name) => !['app', 'routes', ...nouns].includes(name))).toEqual([])
})

const rooms = [
  'primitives',
  'account',
  'agent',
  'enterprise',
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
