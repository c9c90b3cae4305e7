import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { styleIds } from '../site/style-ids.ts'

// What styled-components imports is found beside it.
const modules = join(realpathSync(join(import.meta.dirname, '../site/node_modules/styled-components')), '..')
const folder = mkdtempSync(join(modules, '.style-ids-'))
afterAll(() => rmSync(folder, { recursive: true }))

type Styled = Record<
  'button' | 'span',
  (words: TemplateStringsArray, ...rest: unknown[]) => { styledComponentId: string }
>

/** styled-components as the build makes it of one of its files, new each time. */
async function built(name: string): Promise<Styled & ((on: unknown) => Styled['span'])> {
  const id = join(modules, 'styled-components/dist', name)
  const { transform } = styleIds()
  const code = (transform as (code: string, id: string) => string | undefined)(readFileSync(id, 'utf8'), id)
  const file = join(folder, `${crypto.randomUUID()}.mjs`)
  writeFileSync(file, code ?? '')
  return ((await import(pathToFileURL(file).href)) as { styled: never }).styled
}

test('the browser names components as the server does, in whatever order they are made', async () => {
  const [server, browser] = [await built('styled-components.esm.js'), await built('styled-components.browser.esm.js')]
  const one = server.span`color: red;`
  const names = [one, server.button`color: red;`, server(one)`color: blue;`]
  const other = browser.button`color: red;`
  const span = browser.span`color: red;`
  const same = [span, other, browser(span)`color: blue;`]
  expect(same.map(({ styledComponentId }) => styledComponentId)).toEqual(
    names.map(({ styledComponentId }) => styledComponentId),
  )
  expect(new Set(names.map(({ styledComponentId }) => styledComponentId)).size).toBe(3)
})

test('components with the same styles are told apart', async () => {
  const styled = await built('styled-components.browser.esm.js')
  expect(
    styled.span`
      color: red;
    `.styledComponentId,
  ).not.toBe(
    styled.span`
      color: red;
    `.styledComponentId,
  )
})
