import { expect, test } from 'vitest'
import { insider } from './insider.ts'
import { requestIdBy } from './request-id.ts'

const given = (id: string, others = {}) => ({ headers: { 'x-request-id': id, ...others } })
const made = /^[\da-f-]{36}$/

test('a number that our proxy gave stays, and so does the one a page hands on', () => {
  expect(requestIdBy(1)(given('7f3a9c2e4b.1'))).toBe('7f3a9c2e4b.1')
  expect(requestIdBy(0)(given('7f3a9c2e4b.1', { 'x-insider': insider }))).toBe('7f3a9c2e4b.1')
})

test('what anybody else says, and what no proxy writes, is made anew', () => {
  expect(requestIdBy(0)(given('7f3a9c2e4b.1'))).toMatch(made)
  expect(requestIdBy(0)(given('7f3a9c2e4b.1', { 'x-insider': 'guessed' }))).toMatch(made)
  for (const odd of ['', 'short', 'a'.repeat(65), 'two words here', 'line\nbreak-x'])
    expect(requestIdBy(1)(given(odd))).toMatch(made)
})
