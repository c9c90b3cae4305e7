import { build, type BuildOptions } from 'esbuild'
import { expect, test } from 'vitest'

async function bundled(options: BuildOptions): Promise<string> {
  const { outputFiles = [] } = await build({ ...options, bundle: true, format: 'esm', target: 'es2022', write: false })
  return outputFiles.map(({ text }) => text).join('')
}

test('a page carries only the formatters it uses: none leaves anything behind', async () => {
  const library = await bundled({ entryPoints: [`${import.meta.dirname}/index.ts`] })
  expect(library).not.toMatch(/^import /m)
  const unused = library.replace(/^export \{[^}]*\};/m, '')
  expect(await bundled({ stdin: { contents: unused }, treeShaking: true })).toBe('')
})
