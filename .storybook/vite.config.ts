/** Shared by Storybook and Vitest: both read the packages from their sources. */
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'

const source = '@xinpu/source'

/** What widgets, stories and their runner lean on; parts that only the interface installs are found from there. */
const parts = [
  '@xinpu/ui > @floating-ui/react',
  '@xinpu/ui > lucide-react',
  '@xinpu/ui > pdfjs-dist',
  '@xinpu/ui > @internationalized/date',
  '@xinpu/ui > @tanstack/react-virtual',
  '@xinpu/ui > @tiptap/extension-image',
  '@xinpu/ui > @tiptap/extension-table',
  '@xinpu/ui > @tiptap/react',
  '@xinpu/ui > @tiptap/starter-kit',
  '@xinpu/ui > diff',
  '@xinpu/ui > embla-carousel-react',
  '@xinpu/ui > hast-util-from-html-isomorphic',
  '@xinpu/ui > hast-util-sanitize',
  '@xinpu/ui > hast-util-to-jsx-runtime',
  '@xinpu/ui > qr',
  '@xinpu/ui > qr/decode.js',
  '@xinpu/ui > react-image-crop',
  '@xinpu/ui > react-resizable-panels',
  '@xinpu/ui > yet-another-react-lightbox',
  '@xinpu/ui > yet-another-react-lightbox/plugins/zoom',
  '@storybook/addon-docs/blocks',
  '@xinpu/contract > zod',
  '@xinpu/sdk > axios',
  'msw',
  'msw-storybook-addon/csf3',
  'msw/browser',
  'react',
  'react-aria-components',
  'react-dom',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'storybook/internal/csf',
  'storybook/preview-api',
  'storybook/test',
  'styled-components',
]

export default defineConfig({
  plugins: [react()],
  resolve: {
    conditions: [source, ...defaultClientConditions],
    dedupe: ['react', 'react-dom', 'styled-components'],
  },
  // Every part must be known before the first story runs, or Vite reloads in the middle of a test.
  optimizeDeps: { include: parts },
  // Node reads packages as Node does: forms for bundlers name files without their endings.
  ssr: { resolve: { conditions: [source, ...defaultServerConditions.filter((each) => each !== 'module')] } },
})
