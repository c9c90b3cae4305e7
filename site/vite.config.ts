import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import { precompress } from './precompress.ts'
import { tidyCss } from './tidy-css.ts'

const source = '@xinpu/source'
const api = 'http://127.0.0.1:3000'

export default defineConfig({
  // Only the product's own language of react-aria goes to the browser.
  plugins: [tidyCss(), optimizeLocales.vite({ locales: ['zh-CN'] }), tanstackStart(), react(), precompress()],
  resolve: { conditions: [source, ...defaultClientConditions], dedupe: ['react', 'react-dom', 'styled-components', 'react-aria-components'] },
  ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What every page needs from others lies in one file: one dictionary compresses better than ten.
            codeSplitting: {
              groups: [
{ name: 'vendor', test: /node_modules/, tags: ['$initial'], priority: 2 }, { name: 'frame', tags: ['$initial'], priority: 1 }, { name: 'page', test: /PageBody|primitives\/Link\/|PartNumber|LateSkeleton|format\/(?:number|bytes)|app\/use-place|icons\/(?:x|check|chevron-(?:left|right)|download)\.mjs/ },
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
