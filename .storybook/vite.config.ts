/** Shared by Storybook and Vitest: both read the packages from their sources. */
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'

const source = '@xinpu/source'

export default defineConfig({
  plugins: [react()],
  resolve: {
    conditions: [source, ...defaultClientConditions],
    dedupe: ['react', 'react-dom', 'styled-components'],
  },
  // Parts that come late must be known before the first story runs, or Vite reloads in the middle of a test.
  optimizeDeps: { include: ['@floating-ui/react', 'axios', 'pdfjs-dist'] },
  ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
})
