import { expect, test } from 'vitest'
import { goneIn } from './not-found.ts'

test('what was taken down is told from what never was', () => {
  expect(goneIn({ isGone: true, model: 'LM358' })).toEqual({ model: 'LM358' })
  expect(goneIn({ isGone: true })).toEqual({ model: '' })
  for (const data of [null, undefined, {}, { isGone: 'yes' }, { model: 'LM358' }]) expect(goneIn(data)).toBeUndefined()
})
