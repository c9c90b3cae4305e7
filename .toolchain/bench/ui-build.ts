import { createRequire } from 'node:module'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import {
  build,
  defaultClientConditions,
  defaultServerConditions,
  type InlineConfig,
  type Plugin,
  type Rolldown,
} from 'vite'

const root = join(import.meta.dirname, '../..')
const source = '@xinpu/source'
const fromSite = createRequire(join(root, 'site/package.json'))
/** Only the site installs it. */
interface Locales {
  vite: (options: { locales: string[] }) => Plugin
}
const locales = fromSite('@react-aria/optimize-locales-plugin') as Locales

const entryOf = (name: string) => join(import.meta.dirname, 'ui', `${name}.tsx`)

/** One entry built as the site builds its pages: by name of file, the code. */
async function bundle(name: string, target: 'browser' | 'node'): Promise<Rolldown.OutputChunk[]> {
  const conditions = [source, ...(target === 'node' ? defaultServerConditions : defaultClientConditions)]
  const config: InlineConfig = {
    root,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    plugins: [locales.vite({ locales: ['zh-CN'] }), react()],
    resolve: { conditions, dedupe: ['react', 'react-dom', 'styled-components', 'react-aria-components'] },
    ssr: { noExternal: true, resolve: { conditions } },
    build: {
      write: false,
      ssr: target === 'node',
      rolldownOptions: { input: { [name]: entryOf(name) }, output: { entryFileNames: '[name].js' } },
    },
  }
  const built = (await build(config)) as Rolldown.RolldownOutput

  return built.output.filter((file) => file.type === 'chunk')
}

/** The files of a page, by name. */
export async function filesOf(name: string, target: 'browser' | 'node'): Promise<Map<string, string>> {
  return new Map((await bundle(name, target)).map(({ fileName, code }) => [fileName, code]))
}

/** Bytes after gzip that a page needs to start: what it fetches later does not count. */
export async function weigh(name: string): Promise<number> {
  const chunks = new Map((await bundle(name, 'browser')).map((chunk) => [chunk.fileName, chunk]))
  const needed = new Set<string>()
  const take = (file: string) => {
    const chunk = chunks.get(file)
    if (!chunk || needed.has(file)) return
    needed.add(file)
    chunk.imports.forEach(take)
  }
  take(`${name}.js`)

  return [...needed].reduce((sum, file) => sum + gzipSync(chunks.get(file)?.code ?? '', { level: 9 }).length, 0)
}
