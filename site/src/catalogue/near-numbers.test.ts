import { expect, test } from 'vitest'
import { nearIn, stemOf } from './near-numbers.ts'

test('a number is looked for again by how it begins', () => {
  expect(stemOf('STM32F103C8T9')).toBe('STM32F10')
  expect(stemOf('LM2596S')).toBe('LM259')
  expect(stemOf('LM358-NO-SUCH-PART')).toBe('LM358')
  expect(stemOf('CD-4051-B')).toBe('CD-405')
})

test('a short number has no beginning that would tell anything', () => {
  expect(stemOf('7805')).toBe('')
  expect(stemOf('')).toBe('')
})

test('a page of something else that is missing is told of no numbers', () => {
  expect(nearIn(undefined)).toBeUndefined()
  expect(nearIn({ isGone: true, model: 'NE555P' })).toBeUndefined()
  expect(nearIn({ number: 'NE555X', near: [] })).toEqual({ number: 'NE555X', near: [] })
})
