import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { growing } from './late-routes.ts'

/** Frames of a browser, shown when a test says so. */
const frames: FrameRequestCallback[] = []
function showFrame() {
  for (const shown of frames.splice(0)) shown(0)
  vi.advanceTimersByTime(0)
}

beforeEach(() => {
  frames.length = 0
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.stubGlobal('requestAnimationFrame', (shown: FrameRequestCallback) => frames.push(shown))
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

/** What can go on without a frame has gone on. */
async function idle() {
  for (let turn = 0; turn < 10; turn += 1) await new Promise(setImmediate)
}

/** A router in a browser, which has come to its first page; what it loads is noted. */
async function begun() {
  const loaded: string[] = []
  const root = createRootRoute({ staticData: { shell: 'none' } })
  const page = createRoute({
    getParentRoute: () => root,
    path: '/list',
    staticData: { shell: 'none' },
    loader: ({ location }) => void loaded.push(location.href),
    loaderDeps: ({ search }) => search,
  })
  const history = createMemoryHistory({ initialEntries: ['/list'] })
  const router = await growing(
    createRouter({ routeTree: root.addChildren([page]), history, isServer: false, origin: 'http://xinpu.example' }),
  )
  history.subscribe(router.load)
  await router.load()
  return { router, loaded: loaded.splice(0) && loaded }
}

test('a press that leads elsewhere is shown before anything is loaded for it', async () => {
  const { router, loaded } = await begun()
  const led = router.navigate({ href: '/list?brand=1' })
  await idle()
  expect(router.latestLocation.href).toBe('/list?brand=1')
  expect(loaded).toEqual([])
  showFrame()
  await led
  expect(loaded).toEqual(['/list?brand=1'])
})

test('two presses within a frame build upon each other, and only where they lead is loaded', async () => {
  const { router, loaded } = await begun()
  const first = router.navigate({ href: '/list?brand=1' })
  await idle()
  const second = router.navigate({ href: `${router.latestLocation.href}&page=2` })
  showFrame()
  await Promise.all([first, second])
  expect(new Set(loaded)).toEqual(new Set(['/list?brand=1&page=2']))
})

test('a window that is given no frames goes on all the same', async () => {
  const { router, loaded } = await begun()
  const led = router.navigate({ href: '/list?brand=1' })
  await idle()
  expect(loaded).toEqual([])
  vi.advanceTimersByTime(50)
  await led
  expect(loaded).toEqual(['/list?brand=1'])
})
