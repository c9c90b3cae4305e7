import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import { precompress } from './precompress.ts'

const source = '@xinpu/source'
const api = 'http://127.0.0.1:3000'

export default defineConfig({
  plugins: [tanstackStart(), react(), precompress()],
  resolve: { conditions: [source, ...defaultClientConditions], dedupe: ['react', 'react-dom', 'styled-components', 'react-aria-components'] },
  ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
  environments: { ssr: { resolve: { conditions: [source, ...defaultServerConditions] } } },
  server: { host: '127.0.0.1', port: 5174, strictPort: true, proxy: { '/api': api, '/files': api, '/sandbox': api } },
})
