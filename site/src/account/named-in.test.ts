import { expect, test } from 'vitest'
import { namedIn } from './named-in.ts'

test('a word is named by the table alone, and by nothing that every object has', () => {
  const isNamed = namedIn({ open: '进行中' })
  expect(['open', 'closed', 'toString', 'constructor', '', undefined].map(isNamed)).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ])
})
