import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import { precompress } from './precompress.ts'

const source = '@xinpu/source'
/** The host stays as the browser wrote it: the API refuses pages of other sites. */
const api = { target: 'http://127.0.0.1:3000', changeOrigin: false }

/** Small things that most pages show. */
const pieces =
  /(?:packages|lucide-react)\/.*\/(?:PageBody|Link|PartNumber|LateSkeleton|number|bytes|use-place|x|check|chevron-left|chevron-right|download|arrow-down|bell|file-text|link-2|sliders-horizontal|star)\.(?:styles\.)?(?:tsx?|mjs)$/

/** The search box with its readings, heads of the pages that have one, and what makes the rest of such a page late. */
const search =
  /(?:packages|site)\/.*\/(?:OmniSearch|useOmniSearch|SiteSearch|history|QueryChips|use-debounced|datasheet|datasheet\.gen|gutter|late|LatePart|early-press|count|json-ld|home-head|results-head|use-href-with)\.(?:styles\.)?tsx?$/

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
    react(),
    precompress(),
  ],
  resolve: {
    conditions: [source, ...defaultClientConditions],
    dedupe: ['react', 'react-dom', 'styled-components', 'react-aria-components'],
  },
  ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
  environments: {
    client: {
      build: {
        // A list of what each late script imports weighs 4 kB on every page; browsers find it a moment later themselves.
        modulePreload: { resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []) },
        rolldownOptions: {
          output: {
            // What every page needs lies in two files, others' and ours, and small pieces of most pages in a third:
            // one dictionary compresses better than thirty.
            codeSplitting: {
              groups: [
                { name: 'vendor', test: /node_modules/, tags: ['$initial'], priority: 3 },
                { name: 'frame', tags: ['$initial'], priority: 2 },
                { name: 'page', test: pieces, priority: 1 },
                { name: 'search', test: search, priority: 1 },
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
