import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import names from '../.storybook/names.json' with { type: 'json' }
import { pgliteToo } from './pglite-too.ts'
import { hasPalette, largest } from './small-pictures.ts'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const isAside = (path: string) => /\.(?:stories|test)\.tsx?$|\/(?:story-|tiny-|samples)/.test(path)

/** What widgets are made of; stories, tests and their data show, and may show anything. */
const sources = readdirSync(join(root, 'packages/ui/src'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => relative(root, join(entry.parentPath, entry.name)))
  .filter((path) => !isAside(path))

/** Comments may say what code may not. */
const code = (path: string) => read(path).replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')

/** Every match of a pattern, as `file: what`. */
const found = (paths: readonly string[], pattern: RegExp) =>
  paths.flatMap((path) => [...code(path).matchAll(pattern)].map(([match]) => `${path}: ${match.trim()}`))

test('how a widget looks is a choice by name, not a set of switches', () => {
  const look =
    /\b(?:is|has|no)?(?:primary|secondary|quiet|plain|danger|ghost|outlined?|bordered|compact|dense|small|large|big|mini|rounded?|circle|pill|inverted|dark|light|wide|narrow|full|fullWidth|block|inline|vertical|horizontal|bold|filled|flat|raised|simple|iconOnly)\??: boolean\b/gi
  expect(found(sources, look)).toEqual([])
})

test('colours come from the tokens', () => {
  const painted = sources.filter((path) => path !== 'packages/ui/src/theme/tokens.ts')
  const values = /#[\da-f]{3,8}\b(?=[\s;'"`,)])|\b(?:rgba?|hsla?|hwb|oklch|oklab|lab|lch)\(/gi
  const words =
    /\b(?:color|background(?:-color)?|border(?:-[a-z]+)*|outline(?:-color)?|fill|stroke|box-shadow|caret-color): [^;\n{}$]*\b(?:white|black|red|green|blue|gr[ae]y|silver|orange|yellow|gold|brown|pink|purple|teal|navy)\b/gi
  expect([...found(painted, values), ...found(painted, words)]).toEqual([])
})

/**
 * `* + *`, `tr + tr > *`: about whatever follows an element that has no name. Chromium finds none either in a list of
 * elements with something behind it, `:is(h2, h3)[data-heading] + *`.
 */
const aboutAnything = /(?<=^|[\s>,])(?:\*|[a-z]+\d?|:is\([^)[.]*\)\S*) [+~] (?:[a-z]+\d? > )*[*:][^{}\n]*[{,]$/gm
/** `:has(> input:focus) &`: of everything around an element it is asked what stands in it, up to the page itself. */
const askedOfAll = /(?<=^|[\s>,]):has\([^{}\n]*\) &/gm

test('no rule dresses whatever follows an element without a name, or asks all that is around one: each element that comes or goes would dress all around it anew', () => {
  expect([...found(sources, aboutAnything), ...found(sources, askedOfAll)]).toEqual([])
})

/** What is Vite's own, and is not there where Node runs the source. */
const vites = /\bimport\.meta\.(?:env|hot|glob)\b|from '[^']+(?:\.css|\?(?:raw|url|worker|inline))'/g

test('what Vite alone knows stands only where Vite builds: types are checked as one program, which knows it everywhere', () => {
  const plain = ['contract', 'trade', 'sdk', 'server'].map((name) => `packages/${name}`)
  const ours = [...plain, '.toolchain'].flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !/node_modules|\bdist\b|guards\.test/.test(path))
      .map((path) => `${room}/${path}`),
  )
  expect(found(ours, vites)).toEqual([])
})

test('a widget knows no place: ways out are its props', () => {
  // Which tab is lit follows from the pattern of the route (specification, section 4).
  const knowing = sources.filter((path) => path !== 'packages/ui/src/frame/active-tab.ts')
  expect(found(knowing, /(?<=[=({\s[,:?])['"`]\/[a-z][\w/$-]*/gi)).toEqual([])
})

test('every component has its Chinese name', () => {
  const known = new Set(Object.keys(names.components))
  const shown = readdirSync(join(root, 'packages/ui/src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.stories.tsx') && !path.startsWith('theme/'))
    .map((path) => basename(path, '.stories.tsx'))
  expect(shown.filter((name) => !known.has(name))).toEqual([])
})

test('every component says in Chinese what it is for, and what not', () => {
  const stories = readdirSync(join(root, 'packages/ui/src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.stories.tsx') && !path.startsWith('theme/'))
    .map((path) => `packages/ui/src/${path}`)
  const silent = stories.filter(
    (path) => !/description: \{\s*component:\s*['"`][^'"`]*\p{Script=Han}/u.test(read(path)),
  )
  expect(silent).toEqual([])
})

/** Words that the specification gives to the letter (sections 4 and 8). */
const given = /请勿重复请求,稍后重试|登录成功!/

/** Sources in which the product speaks, but for those whose words are not its own. */
const spokenBut = (unspoken: RegExp): string[] =>
  ['packages/contract', 'packages/trade', 'packages/sdk', 'packages/server', 'packages/ui', 'site'].flatMap((room) =>
    readdirSync(join(root, room, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => `${room}/src/${path}`)
      .filter((path) => !unspoken.test(path)),
  )

test('Chinese sentences have Chinese punctuation', () => {
  // Lists that are split at their commas, and patterns of what people type, are not sentences.
  const unspoken =
    /\/generated\/|trade\/src\/(?:query|demand-text)\/|quantity-end\.ts|alternate-rules\.ts|licence-text\.ts|Words\.stories\.tsx|TagInput\.stories\.tsx|\.test\.ts$/
  const halfWide = found(spokenBut(unspoken), /[^\n]{0,20}\p{Script=Han}[,;:!?](?!\s)[^\n]{0,10}/gu)
  expect(halfWide.filter((line) => !given.test(line))).toEqual([])
})

test('whoever is spoken to is 您', () => {
  // What people say to each other, and write, is theirs.
  const peoples = /-seed\.ts|quote-story-data|RichEditor\.stories\.tsx|Words\.stories\.tsx|\.test\.ts$/
  expect(found(spokenBut(peoples), /[^\n]{0,20}你[^\n]{0,10}/gu)).toEqual([])
})

/** Cuts a day out of a moment by the clock of Greenwich, of the machine, or of PostgreSQL. */
const foreignDay = /toISOString\(\)\.slice\(0, 10\)|\.format\('YYYY|now(?:\(\))?\}::date/g

test('a day of the server is one of China: fullDay cuts it, wherever the machine stands', () => {
  const ours = readdirSync(join(root, 'packages/server/src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !isAside(path))
    .map((path) => `packages/server/src/${path}`)
    // Reads a day that somebody wrote, and asks whether there is such a day.
    .filter((path) => !path.endsWith('article/financial-sheet.ts'))
  expect(found(ours, foreignDay)).toEqual([])
})

test('pictures are small: `npm run pictures` makes them so', () => {
  const folder = join(root, '.storybook/baselines')
  const pictures = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.png'))
    .map((path) => ({ path, png: readFileSync(join(folder, path)) }))
  expect(pictures.filter(({ png }) => !hasPalette(png) || png.length > largest).map(({ path }) => path)).toEqual([])
  const ofEach = Map.groupBy(pictures, ({ path }) => path.split('/', 1)[0])
  for (const all of ofEach.values()) expect(all.reduce((sum, { png }) => sum + png.length, 0)).toBeLessThan(6_000_000)
})

test('what runs on PGlite too is there', () =>
  expect(pgliteToo.filter((path) => !existsSync(join(root, path)))).toEqual([]))
