import { expect, test } from 'vitest'
import { diceOf, type Dice } from './dice.ts'
import { faultOf, type Act } from './history.ts'

const never = Number.POSITIVE_INFINITY
const write = (value: string, begin: number, end: number): Act => ({ kind: 'write', value, begin, end })
const read = (value: string, begin: number, end: number): Act => ({ kind: 'read', value, begin, end })

test('one who writes and reads in turn is believed', () => {
  expect(
    faultOf([read('', 0, 1), write('a', 2, 3), read('a', 4, 5), write('b', 6, 7), read('b', 8, 9)]),
  ).toBeUndefined()
  expect(faultOf([])).toBeUndefined()
})

test('of two writings at once either may be the last, for everybody alike', () => {
  const both = [write('a', 0, 10), write('b', 0, 10)]
  expect(faultOf([...both, read('a', 11, 12)])).toBeUndefined()
  expect(faultOf([...both, read('b', 11, 12)])).toBeUndefined()
  expect(faultOf([...both, read('a', 11, 12), read('b', 13, 14)])).toMatch(/both the last/)
})

test('a writing that was told done and is not read any more is lost', () => {
  expect(faultOf([write('a', 0, 1), read('', 2, 3)])).toMatch(/came while/)
  expect(faultOf([write('a', 0, 1), write('b', 2, 3), read('a', 4, 5)])).toMatch(/came while/)
})

test('nobody reads what is written later, or by nobody', () => {
  expect(faultOf([read('a', 0, 1), write('a', 2, 3)])).toMatch(/before it was written/)
  expect(faultOf([read('z', 0, 1)])).toMatch(/by nobody/)
})

test('a writing without an answer may be done, later too, or never; once it was read it stays', () => {
  const open = write('a', 0, never)
  expect(faultOf([open, read('', 5, 6)])).toBeUndefined()
  expect(faultOf([open, read('', 5, 6), read('a', 7, 8)])).toBeUndefined()
  expect(faultOf([open, write('b', 1, 2), read('b', 3, 4), read('a', 7, 8)])).toBeUndefined()
  expect(faultOf([open, read('a', 5, 6), read('', 7, 8)])).toMatch(/came while/)
})

test('a reading that goes back and forth is refused', () => {
  const both = [write('a', 0, 1), write('b', 2, 9)]
  expect(faultOf([...both, read('a', 3, 4), read('b', 5, 6)])).toBeUndefined()
  expect(faultOf([...both, read('b', 3, 4), read('a', 5, 6)])).toBeDefined()
})

test('thousands of small histories are judged as by trying every order', () => {
  const dice = diceOf(20)
  const verdicts = Array.from({ length: 4000 }, () => {
    const acts = drawn(dice)
    const isRight = faultOf(acts) === undefined
    expect({ acts, isRight }).toEqual({ acts, isRight: fitsSomeOrder(acts) })
    return isRight
  })
  expect(verdicts.filter(Boolean).length).toBeGreaterThan(400)
  expect(verdicts.filter((isRight) => !isRight).length).toBeGreaterThan(400)
})

/** Times of no two acts are the same: whether equal ones overlap is nobody's to say. */
function drawn(dice: Dice): Act[] {
  const times = Array.from({ length: 12 }, (_, at) => at)
  const time = () => times.splice(dice.below(times.length), 1)[0] ?? 0
  const stretch = () => [time(), time()].toSorted((a, b) => a - b) as [number, number]
  const writings = ['a', 'b', 'c'].slice(0, 1 + dice.below(3)).map((value) => {
    const [begin, end] = stretch()
    return write(value, begin, dice.draw() < 0.2 ? never : end)
  })
  const values = ['', ...writings.map(({ value }) => value)] as [string, ...string[]]
  const readings = Array.from({ length: 1 + dice.below(3) }, () => read(dice.of(values), ...stretch()))
  return [...writings, ...readings]
}

/** Whether acts can be put one after the other; what was not answered may be left out. */
function fitsSomeOrder(left: readonly Act[], last = ''): boolean {
  if (left.every(({ end }) => end === never)) return true
  return left.some((act) => {
    const others = left.filter((other) => other !== act)
    if (others.some(({ end }) => end < act.begin) || (act.kind === 'read' && act.value !== last)) return false
    return fitsSomeOrder(others, act.kind === 'write' ? act.value : last)
  })
}
