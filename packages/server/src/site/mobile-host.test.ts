import { expect, test } from 'vitest'
import { mobileWay } from './mobile-host.ts'

const phone = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148' }
const desk = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0' }
const way = (url: string, headers: Record<string, string> = phone, host = 'www.example.com') =>
  mobileWay({ url, host, headers }, 'm.example.com')

test.each([
  ['/news/article-details/7?from=wx', 'https://m.example.com/news/article-details/7?from=wx'],
  ['/brandDetail/12/ti', 'https://m.example.com/brandDetail/12/ti'],
  ['/agentList/agentDetail/3', 'https://m.example.com/agentList/agentDetail/3'],
  ['/register', 'https://m.example.com/register'],
  ['/mobile', 'https://m.example.com/'],
])('a phone is led from %s to %s', (url, location) => expect(way(url)).toEqual({ location, keepsDesktop: false }))

test('what the other host does not have is shown here, and so is everything to a computer', () => {
  expect(['/', '/mall/index/1', '/registered', '/news/index/1'].map((url) => way(url))).toEqual(
    Array(4).fill(undefined),
  )
  expect(way('/register', desk)).toBeUndefined()
  expect(way('/register', { ...desk, 'sec-ch-ua-mobile': '?1' })).toBeDefined()
})

test('a shared address of a phone leads there from everywhere, and never to a third host', () => {
  const tails = ['/mobile/brandDetail/1?a=b', '/mobile//evil.example', '/mobile/\\evil.example']
  expect(tails.map((url) => way(url, desk)?.location)).toEqual([
    'https://m.example.com/brandDetail/1?a=b',
    'https://m.example.com/evil.example',
    'https://m.example.com/evil.example',
  ])
})

test('whoever asks for the pages of a computer keeps them', () => {
  expect(way('/register?view=desktop&a=1')).toEqual({ location: '/register?a=1', keepsDesktop: true })
  expect(way('/register', { ...phone, cookie: 'token=1; view=desktop' })).toBeUndefined()
})

test('one site for all leads nowhere, nor does the host for phones itself', () => {
  expect(mobileWay({ url: '/register', host: 'www.example.com', headers: phone }, '')).toBeUndefined()
  expect(way('/register', phone, 'm.example.com')).toBeUndefined()
})
