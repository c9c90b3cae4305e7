import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ownAddress, ownRedirect } from './own-address.ts'

const origin = 'https://xinpu.example'
const piece = fc.constantFrom(
  '/',
  '\\',
  '//',
  '.',
  '..',
  '@',
  ':',
  '?',
  '#',
  '^',
  '%5c',
  '%2f',
  '\t',
  '\n',
  'evil.example',
  'a',
  '中',
)
const path = fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`)
const location = fc.oneof(
  path,
  fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
  fc
    .tuple(fc.constantFrom('https://evil.example', '//evil.example', `${origin}/`, 'javascript:'), path)
    .map((parts) => parts.join('')),
  fc.string(),
)

test('whatever path is asked, the address is ours', () =>
  fc.assert(fc.property(path, (asked) => void expect(ownAddress(asked, origin)?.origin).toBe(origin))))

test.each(['http://evil.example/', 'evil.example:443', '*', ''])('%j is no path', (asked) =>
  expect(ownAddress(asked, origin)).toBeUndefined(),
)

test('no answer leads to another site, or back to where it was asked', () =>
  fc.assert(
    fc.property(path, location, (asked, to) => {
      const address = new URL(`${origin}${asked}`)
      const way = ownRedirect(to, address)
      if (way === undefined) return
      expect(way).toMatch(/^\/(?![/\\])/)
      const next = new URL(way, address)
      expect(next.origin).toBe(origin)
      expect(next.pathname + next.search).not.toBe(address.pathname + address.search)
    }),
  ))

test('a way on is told without a host, with its words and its place in the page', () => {
  const asked = new URL(`${origin}/a/`)
  expect(ownRedirect(`${origin}/a?b=1#c`, asked)).toBe('/a?b=1#c')
  expect(ownRedirect('https://evil.example/', asked)).toBeUndefined()
  expect(ownRedirect('/a/', asked)).toBeUndefined()
})
