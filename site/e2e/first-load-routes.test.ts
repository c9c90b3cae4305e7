import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { firstLoadOfRoutes } from '../../.toolchain/first-load.ts'

/** Bytes of scripts, after gzip, that a route may ask for before its first screen is live. */
const most = 150_000
/** Scripts name each other by hashes of what is in them: when one changes, those that name it pack a little otherwise. */
const noise = 200
/** Routes that ask for more, with what they may ask for until they ask for less: a route leaves this list and joins it no more. */
const allowed = JSON.parse(readFileSync(join(import.meta.dirname, 'heavy-routes.json'), 'utf8')) as Record<
  string,
  number
>

test('every route asks for few scripts', async () => {
  const routes = await firstLoadOfRoutes()
  expect(routes.size).toBeGreaterThan(50)
  const over = [...routes].filter(([name, bytes]) => bytes > Math.max(most, allowed[name] ?? 0) + noise)
  expect(over).toEqual([])
  const settled = Object.keys(allowed).filter((name) => (routes.get(name) ?? 0) <= most)
  expect(settled, 'These are light now, or gone: take them out of heavy-routes.json.').toEqual([])
})
