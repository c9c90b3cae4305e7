import { expect, test } from 'vitest'
import { startProgress } from './progress.ts'

function told(isTTY: boolean) {
  const texts: string[] = []
  let now = 0
  const progress = startProgress({ isTTY, write: (text) => texts.push(text) }, () => now)
  for (let share = 0; share <= 100; share += 1) {
    now += 100
    progress.tell(share / 100, share * 10)
  }
  return texts
}

test('a log hears of every tenth, a person every second', () => {
  expect(told(false)).toHaveLength(10)
  expect(told(false)[0]).toBe('10%  100 rows  100 rows/s\n')
  expect(told(true)).toHaveLength(10)
  expect(told(true)[0]).toMatch(/^\r/)
})
