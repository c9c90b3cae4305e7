import { expect, test } from 'vitest'
import { nearest } from './nearest.ts'

const at = (name: string, x: number, y: number) => ({ name, x, y })
const all = [at('me', 100, 200), at('left', 0, 100), at('right', 120, 100), at('far', 100, 0), at('below', 0, 300)]
const [me, left, right] = all

test('an arrow up goes to the next line, and on it to what stands nearest', () => {
  expect(nearest(all, me!, 'ArrowUp')).toBe(right)
})

test('arrows aside stay on the line; where nothing lies that way they do nothing', () => {
  expect(nearest(all, right!, 'ArrowLeft')).toBe(left)
  expect(nearest(all, me!, 'ArrowLeft')).toBeUndefined()
  expect(nearest(all, me!, 'Enter')).toBeUndefined()
})
