import { expect, test, vi } from 'vitest'
import { oncePerItem } from './once-per-item.ts'

test('what is made of an item is made once, also where that is nothing', () => {
  const of = vi.fn<(item: { name?: string }) => string | undefined>(({ name }) => name)
  const nameOf = oncePerItem(of)
  const [named, nameless] = [{ name: 'LM358' }, {}]
  expect([nameOf(named), nameOf(nameless), nameOf(named), nameOf(nameless)]).toEqual([
    'LM358',
    undefined,
    'LM358',
    undefined,
  ])
  expect(of).toHaveBeenCalledTimes(2)
})
