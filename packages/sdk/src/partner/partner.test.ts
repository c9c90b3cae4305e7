// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { openWire, refuse, say, type Answer } from '../../test/wire.ts'
import { createClient } from '../client.ts'
import { memorySession } from '../session/index.ts'
import { finishLogin, loginAddress, returnAddress } from './index.ts'

const someone = { id: 7, token: 'T-1', avatar: '', nickName: '李明' }

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', '/article/1?page=2#comments')
})

/** Redeems the code abc, once. */
const redeeming: Answer = (response, { body }, number) =>
  number === 1 && String(body) === 'code=abc'
    ? say(response, someone)
    : refuse(response, 0, '登录链接已失效，请重新登录')

async function openPartner(answer: Answer = redeeming) {
  const wire = await openWire(answer)
  const session = memorySession()
  return { wire, session, call: createClient({ ...wire, session }) }
}

/** Comes back as 芯谱 sends people back: the address they left for, with a code. */
function comeBack(address: string, code = 'abc') {
  const back = new URL(new URL(address).searchParams.get('fromswb') ?? '')
  back.searchParams.set('code', code)
  history.replaceState(null, '', back)
}

test('somebody who left to log in comes back as who they are, on the page they left, without the code', async () => {
  const { wire, session, call } = await openPartner()
  const address = loginAddress('https://www.xinpu.example')
  expect(address).toMatch(/^https:\/\/www\.xinpu\.example\/register\?fromswb=/)
  comeBack(address)
  await expect(finishLogin(call, session)).resolves.toEqual(someone)
  expect(session.read()).toEqual(someone)
  expect(`${location.pathname}${location.search}${location.hash}`).toBe('/article/1?page=2#comments')
  expect(wire.heard).toHaveLength(1)
})

test('the way back may be another page of the partner', () => {
  const back = new URL(loginAddress('https://www.xinpu.example', 'https://blog.example/me?a=1'))
  expect(back.searchParams.get('fromswb')).toMatch(/^https:\/\/blog\.example\/me\?a=1&xinpuState=[\da-f]{32}$/)
})

test('a page that nobody came back to asks nothing', async () => {
  const { wire, session, call } = await openPartner()
  await expect(finishLogin(call, session)).resolves.toBeNull()
  history.replaceState(null, '', '/?code=coupon')
  await expect(finishLogin(call, session)).resolves.toBeNull()
  expect(location.search).toBe('?code=coupon')
  expect(wire.heard).toEqual([])
})

test('a code that somebody else slipped in is not redeemed, and leaves the address', async () => {
  const { wire, session, call } = await openPartner()
  for (const hasLeft of [false, true]) {
    if (hasLeft) loginAddress('https://www.xinpu.example')
    history.replaceState(null, '', '/?code=abc&xinpuState=0123456789abcdef0123456789abcdef')
    await expect(finishLogin(call, session)).resolves.toBeNull()
    expect(location.search).toBe('')
  }
  expect(session.read()).toBeNull()
  expect(wire.heard).toEqual([])
})

test('a way back is good for one login', async () => {
  const { wire, session, call } = await openPartner()
  const address = loginAddress('https://www.xinpu.example')
  comeBack(address)
  await finishLogin(call, session)
  comeBack(address)
  await expect(finishLogin(call, session)).resolves.toBeNull()
  expect(wire.heard).toHaveLength(1)
})

test('a code that is too old is told, kept nowhere and left nowhere', async () => {
  const { session, call } = await openPartner()
  comeBack(loginAddress('https://www.xinpu.example'), 'old')
  await expect(finishLogin(call, session)).rejects.toMatchObject({ message: '登录链接已失效，请重新登录' })
  expect(session.read()).toBeNull()
  expect(location.search).toBe('?page=2')
})

test('芯谱 sends people back with a code, never with the token', async () => {
  const wire = await openWire((response) => say(response, { code: 'one-time', expire: '2026-01-01T00:00:00Z' }))
  const call = createClient({ ...wire, session: memorySession(someone) })
  const address = await returnAddress(call, 'https://blog.example/a?b=1#c')
  expect(address).toBe('https://blog.example/a?b=1&code=one-time#c')
  expect(String(wire.heard[0]?.body)).toBe('target=https%3A%2F%2Fblog.example%2Fa%3Fb%3D1%23c')
})
