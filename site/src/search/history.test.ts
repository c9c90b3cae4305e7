import { expect, test } from 'vitest'
import { withSearch } from './history.ts'

test('the newest search comes first and ten are kept', () => {
  const history = Array.from({ length: 12 }, (_, index) => `part-${String.fromCharCode(97 + index)}`).reduce<string[]>(
    withSearch,
    [],
  )
  expect(history).toHaveLength(10)
  expect(history[0]).toBe('part-l')
})

test('a text that an entry contains is not stored; the entry moves to the top', () => {
  expect(withSearch(['NE555P', 'STM32F103C8T6'], 'STM32')).toEqual(['STM32F103C8T6', 'NE555P'])
})

test('blank text changes nothing', () => {
  expect(withSearch(['NE555P'], '  ')).toEqual(['NE555P'])
})
