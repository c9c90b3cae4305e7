import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

/** What a page carries for a use of the client, and how much it may be: bytes, minified, after gzip, without axios. */
export const uses = {
  'three calls, one by one': {
    budget: 2000,
    code: `import { createClient } from '@xinpu/sdk'
      import { sessionLoginByCode } from '@xinpu/sdk/account'
      import { fileDownloads, partSearch } from '@xinpu/sdk/datasheet'
      const call = createClient()
      export const found = call(partSearch, { keywords: 'NE555' })
      export const zip = call(fileDownloads, { ids: [1] })
      export const login = call(sessionLoginByCode, { mobile: '+86-13800000000', code: '123456' })`,
  },
  'every call, by createApi': {
    budget: 12_000,
    code: `import { createApi } from '@xinpu/sdk/full'
      export const api = createApi()`,
  },
} as const

/** Bundles a use as a site does, and weighs it. */
export async function sizeOf({ code }: { code: string }): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: import.meta.dirname, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['@xinpu/source'],
    external: ['axios'],
    write: false,
  })
  return outputFiles.reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0)
}
