// @vitest-environment jsdom
import Cookies from 'js-cookie'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { anonymousId, browserSession, memorySession, requestSession, type SessionStore } from './index.ts'

const someone = { id: 7, token: 'T-1', avatar: '/files/a.png', nickName: '李明; "工程师" 100%' }

/** Everything that a cookie of this page may be kept under. */
function forgetCookies() {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
}

beforeEach(() => {
  forgetCookies()
  localStorage.clear()
  sessionStorage.clear()
})

const stores: [string, () => SessionStore][] = [
  ['memory', () => memorySession()],
  ['request', () => requestSession('')],
  ['browser', () => browserSession()],
]

describe.each(stores)('a session kept in the %s', (_, open) => {
  test('begins as a visitor with an anonymous id of 32 characters', () => {
    const session = open()
    expect(session.read()).toBeNull()
    expect(session.uuid()).toMatch(/^[\da-f]{32}$/)
    expect(session.caller()).toEqual({ token: '', uid: '', uuid: session.uuid() })
  })

  test('is the person who was stored, until it is cleared and is someone new', () => {
    const session = open()
    const before = session.uuid()
    session.store(someone)
    expect(session.read()).toEqual(someone)
    expect(session.caller()).toEqual({ token: 'T-1', uid: 7, uuid: before })
    session.clear()
    expect(session.read()).toBeNull()
    expect(session.uuid()).not.toBe(before)
    expect(session.uuid()).toBe(session.uuid())
  })
})

test('a script may begin as someone', () => expect(memorySession(someone).read()).toEqual(someone))

test('what one tab of the browser stores, the next one reads', () => {
  const first = browserSession()
  first.store(someone)
  const next = browserSession()
  expect(next.read()).toEqual(someone)
  expect(next.uuid()).toBe(first.uuid())
})

test('a login that ends leaves nothing of the person in the browser', () => {
  const session = browserSession()
  session.store(someone)
  localStorage.setItem('recentViews', '[1]')
  for (const key of ['pendingIntent', 'oauthIntent', 'oauthReturn', 'oauthState']) sessionStorage.setItem(key, 'x')
  localStorage.setItem('theme', 'dark')
  session.clear()
  expect(Object.keys(Cookies.get())).toEqual(['uuid'])
  expect({ ...localStorage }).toEqual({ theme: 'dark' })
  expect(sessionStorage).toHaveLength(0)
})

test('what the browser keeps, a server that renders reads from its cookie header', () =>
  fc.assert(
    fc.property(
      fc.record({
        id: fc.integer({ min: 1, max: 2_147_483_647 }),
        token: fc.stringMatching(/^[\w.~-]{1,40}$/),
        avatar: fc.webPath(),
        nickName: fc.string({ unit: 'binary', maxLength: 30 }).map((text) => text.toWellFormed()),
      }),
      (who) => {
        const browser = browserSession()
        browser.store(who)
        const uuid = browser.uuid()
        const server = requestSession(document.cookie)
        expect(server.read()).toEqual(browser.read())
        expect(server.uuid()).toBe(uuid)
      },
    ),
    { numRuns: 50 },
  ))

/** Cookie headers as nobody should write them, and nearly good ones. */
const header = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.tuple(
        fc.constantFrom('token', 'userId', 'uuid', 'avatar', 'nickName', '', '__proto__', 'x'),
        fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('%', '%E4%BD', '7', '-1', '1e400', '%0d%0ax: y', '"')),
      ),
    )
    .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('; ')),
  fc.constant(null),
  fc.constant(undefined),
)

test('no cookie header throws, and whoever it is can be sent in headers', () =>
  fc.assert(
    fc.property(header, (cookies) => {
      const { token, uid, uuid } = requestSession(cookies).caller()
      expect(() => new Headers({ token: token ?? '', uid: String(uid), uuid: uuid ?? '' })).not.toThrow()
      expect(uid === '' || (Number.isSafeInteger(uid) && Number(uid) > 0)).toBe(true)
      expect(uuid).not.toBe('')
    }),
  ))

test.each(['token=T-1', 'token=T-1; userId=0', 'token=T-1; userId=x', 'token=; userId=7', 'userId=7'])(
  '%s is nobody, to the server and to the browser',
  (cookies) => {
    for (const pair of cookies.split('; ')) document.cookie = pair
    expect(requestSession(cookies).read()).toBeNull()
    expect(browserSession().read()).toBeNull()
  },
)

test('of two cookies with one name the first counts, as in the browser', () =>
  expect(requestSession('token=a; userId=7; token=b').read()).toMatchObject({ token: 'a' }))

test('no two visitors are one', () => {
  expect(new Set(Array.from({ length: 1000 }, anonymousId)).size).toBe(1000)
})
