import { readFileSync } from 'node:fs'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import { lateFiles } from './late-files.ts'
import { lateRoutes } from './late-routes.ts'
import { leftOut } from './left-out.ts'
import { precompress } from './precompress.ts'
import { styleIds } from './style-ids.ts'

const source = '@xinpu/source'
/** The host stays as the browser wrote it: the API refuses pages of other sites. */
const api = { target: 'http://127.0.0.1:3000', changeOrigin: false }

/**
 * The chunk that a file names in its first line, `// chunk: search`; what it imports goes there too. `page` has small
 * pieces that most pages show at first; `search` the search box, what the head of a page with one needs, and what makes the
 * rest of such a page late. `widgets` has small pieces that make half of all pages alive: each in a file of its own, a page
 * asked for ten files more. What home shows, or some page at first, lies apart from them: `time`, `empty`, `check`; and
 * `toolbar` is what lists alone show.
 */
function chunkOf(id: string): string | null {
  if (!/^\/.*\/(?:packages|site)\/[^?]*\.tsx?$/.test(id) || id.includes('/node_modules/')) return null
  return /^\/\/ chunk: (?<name>[a-z]+)\n/.exec(readFileSync(id, 'utf8'))?.groups?.['name'] ?? null
}

/** Chunks of the first scripts: an icon that they show lies in them. */
const firstChunks = ['page', 'search']

function firstChunkOf(id: string): string | null {
  const name = chunkOf(id)
  return name && firstChunks.includes(name) ? name : null
}

/** So many routes and late parts show an icon that lies with the others that many show. */
const manyShow = 55

/** The pieces of react-aria: what presses, what chooses from a list, what opens over a page, and the rest, for fields. */
const isAria = (id: string) => /react-aria|react-stately|@react-types|@internationalized/.test(id)
const presses = (id: string) =>
  isAria(id) && /\/(?:interactions|utils|ssr|shadowdom)\/|utils\.mjs|useFocusRing/.test(id)
const chooses = (id: string) =>
  isAria(id) && /\/(?:collections|selection|list|tree)\/|Collection|Header|Separator|DragAndDrop/.test(id)
const opens = (id: string) =>
  (isAria(id) && /\/(?:overlays|listbox|menu|dialog|select)\/|Menu|Popover|Dialog|Modal|ListBox/.test(id)) ||
  /primitives.\w+.Open[A-Z]/.test(id)
/** What a field of numbers needs of them and every other field too. */
const isNumber = (id: string) => /NumberFormatter|react-stately.*(?:FormValidation|utils\/)/.test(id)
const isField = (id: string) => isAria(id) && !isNumber(id) && !chooses(id) && !opens(id)
/**
 * Entries, late parts among them, that share a module before it lies with the others of its piece: a page that asked for
 * a hundred files, six at a time, was alive half a second later on a slow line.
 */
const manyUse = 30

/** What a route shows and what it asks for wait for the route; the file of every page keeps its address and its head. */
const split = [['component' as const, 'loader' as const, 'errorComponent' as const, 'notFoundComponent' as const]]

/** Takes the blanks out of styles, which are parsed in the browser; names for the tools of a developer would be text. */
const styledComponents = {
  minify: true,
  pure: false,
  ssr: false,
  displayName: false,
  fileName: false,
  transpileTemplateLiterals: false,
}

export default defineConfig({
  oxc: { plugins: { styledComponents } },
  // Only the product's own language of react-aria goes to the browser.
  plugins: [
    optimizeLocales.vite({ locales: ['zh-CN'] }),
    tanstackStart({ router: { codeSplittingOptions: { defaultBehavior: split } } }),
    leftOut(),
    lateRoutes(),
    lateFiles(),
    styleIds(),
    react(),
    precompress(),
  ],
  resolve: {
    conditions: [source, ...defaultClientConditions],
    dedupe: ['react', 'react-dom', 'styled-components', 'react-aria-components'],
  },
  // The server names styles as the browser does.
  ssr: { noExternal: ['styled-components'], resolve: { conditions: [source, ...defaultServerConditions] } },
  environments: {
    client: {
      build: {
        // A list of what each late script imports weighs 4 kB on every page; those of late pages stand in
        // the page (`late-files.ts`), and browsers find the others a moment later themselves.
        modulePreload: { resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []) },
        rolldownOptions: {
          // A call is a word: written where it is made, the table of its domain stays out of what every page needs.
          optimization: { inlineConst: { mode: 'all', pass: 3 } },
          output: {
            // What every page needs lies in two files, others' and ours, and small pieces of most pages in a few more:
            // one dictionary compresses better than thirty.
            codeSplitting: {
              groups: [
                { name: 'vendor', test: /node_modules/, tags: ['$initial'], priority: 5 },
                { name: 'frame', tags: ['$initial'], priority: 4 },
                { name: firstChunkOf, debugName: 'marked, at first', priority: 3 },
                { name: 'icons', test: /lucide-react/, minShareCount: manyShow, priority: 2 },
                { name: chunkOf, debugName: 'marked', priority: 1 },
                { name: 'press', test: presses, minShareCount: 4 * manyUse },
                { name: 'numbers', test: isNumber, minShareCount: 10 },
                { name: 'focus', test: /focus.FocusScope|live-announcer/ },
                { name: 'fields', test: isField, minShareCount: manyUse },
                { name: 'choices', test: chooses, minShareCount: manyUse },
                { name: 'overlays', test: opens, minShareCount: manyUse },
              ],
            },
          },
        },
      },
    },
    ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
  },
  server: { host: '127.0.0.1', port: 5174, strictPort: true, proxy: { '/api': api, '/files': api, '/sandbox': api } },
})
