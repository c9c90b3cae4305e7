import { expect, test } from 'vitest'
import { firstLoadOfRoutes } from '../../.toolchain/first-load.ts'

/** Bytes of scripts, after gzip, that a route may ask for before its first screen is live. */
const most = 150_000
/** Scripts name each other by hashes of what is in them: when one changes, those that name it pack a little otherwise. */
const noise = 200

test('every route asks for few scripts', async () => {
  const routes = await firstLoadOfRoutes()
  expect(routes.size).toBeGreaterThan(50)
  expect([...routes].filter(([, bytes]) => bytes > most + noise)).toEqual([])
})
