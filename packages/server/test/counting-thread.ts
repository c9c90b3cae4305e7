/** A thread that tells how many files it has had; it may be told to break, to hold what it had, or to be silent. */
import { answerEach } from '../src/storage/thread-answer.ts'

let count = 0
const held: Uint8Array[] = []

answerEach(async (word: 'count' | 'break' | 'hold' | 'sleep') => {
  count += 1
  if (word === 'break') throw new Error('It breaks.')
  if (word === 'hold') held.push(new Uint8Array(200 * 1024 * 1024))
  if (word === 'sleep') await new Promise(() => {})
  return count
})
