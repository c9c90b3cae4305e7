import { describe, expect, inject, it } from 'vitest'
import { forbiddenScripts, policyOf } from './page-policy.ts'

const ask = (path: string) => fetch(`${inject('origin')}${path}`, { redirect: 'manual' })

const kinds: [string, number, string][] = [
  ['a page', 200, '/'],
  ['a page with its words', 200, '/datasheet/datasheetSearch/LM358'],
  ['a page with a one-time code in its address', 200, '/?code=one-time&state=some-state'],
  ['a page of a person', 404, '/userCenter/no/such/place'],
  ['a page that is not there', 404, '/no/such/place'],
  ['a thing that is not there', 404, '/specification_detail/999999'],
  ['an asset', 200, '/favicon.svg'],
  ['an asset that is not there', 404, '/assets/nothing.js'],
]

describe('the headers of what a browser opens', () => {
  it.each(kinds)('%s carries every safe header', async (_, status, path) => {
    const { status: got, headers } = await ask(path)
    expect(got).toBe(status)
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
    })
  })

  it.each(kinds.filter(([name]) => !name.includes('asset')))('%s runs our own scripts alone', async (_, __, path) => {
    const answers = await Promise.all([ask(path), ask(path)])
    const [first = new Map<string, string>(), second] = answers.map(policyOf)
    for (const answer of answers) expect(forbiddenScripts(await answer.text(), policyOf(answer))).toEqual([])
    expect(first.get('script-src')).toMatch(
      /^'self' (?:'nonce-[\w+/=]{24}'|'sha256-[\w+/=]{44}'(?: 'sha256-[\w+/=]{44}')*) 'wasm-unsafe-eval'$/,
    )
    // A word is of one answer; hashes are the same as long as the page is.
    if (first.get('script-src')?.includes('nonce')) expect(first.get('script-src')).not.toBe(second?.get('script-src'))
    for (const [name, value] of [
      ['default-src', "'self'"],
      ['connect-src', "'self'"],
      ['form-action', "'self'"],
      ['object-src', "'none'"],
      ['base-uri', "'none'"],
      ['frame-ancestors', "'none'"],
    ] as const)
      expect(first.get(name)).toBe(value)
  })
})

describe('a page about the person who asks', () => {
  it.each([
    '/userCenter',
    '/userCenter?type=7',
    '/userCenter/accountSetting?type=7',
    '/UserCenter',
    '/mall/userCenter/myOrder/1',
    '/mall/cart',
    '/mall/payOrder?id=1',
    '/im?tab=chat',
  ])('%s is kept by nobody and found by nobody', async (path) => {
    const { headers } = await ask(path)
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('x-robots-tag')).toContain('noindex')
  })

  it.each(['/', '/about', '/imaging', '/userCenters', '/mall'])('%s is not one', async (path) => {
    const { headers } = await ask(path)
    expect(headers.get('x-robots-tag')).toBeNull()
    expect(headers.get('cache-control')).toBe('private, no-cache')
  })
})

describe('an address with a one-time code', () => {
  it('is not what the page says its address is', async () => {
    const html = await (await ask('/?code=one-time-code&state=some-state')).text()
    const told = html.match(/<(?:link|meta)\b[^>]*>/g) ?? []
    expect(told.filter((tag) => tag.includes('one-time-code'))).toEqual([])
  })
})
