import { beforeEach, expect, it } from 'vitest'
import { answerOfThread } from './thread-answer.ts'

const file = new URL('../../test/counting-thread.ts', import.meta.url)
const limits = { patience: 60_000, longest: 60_000, memory: 1e12, heap: 64 }
const ask = (word: string, changes = {}) => answerOfThread<number>(file, word, { ...limits, ...changes })

/** Whatever thread rests from before is one that breaks now. */
beforeEach(async () => void (await ask('break')))

it('one file after the other is answered by the same thread', async () => {
  expect([await ask('count'), await ask('count'), await ask('count')]).toEqual([1, 2, 3])
})

it('two at once have a thread each, and one of them is left for the next', async () => {
  expect(await Promise.all([ask('count'), ask('count')])).toEqual([1, 1])
  expect(await ask('count')).toBe(2)
})

it.each(['break', 'sleep'])('a thread that has to %s is not asked again', async (word) => {
  await ask('count')
  expect(await ask(word, { patience: 1000 })).toBe('heavy')
  expect(await ask('count')).toBe(1)
})

it('a thread that still holds what it was given is not asked again', async () => {
  expect(await ask('hold')).toBe(1)
  expect(await ask('count')).toBe(1)
})

it('a thread of another size is another thread', async () => {
  await ask('count')
  expect(await ask('count', { heap: 32 })).toBe(1)
})
