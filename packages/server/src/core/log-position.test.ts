import fc from 'fast-check'
import { expect, test } from 'vitest'
import { positionOf, progress } from './log-position.ts'

const text = (position: bigint) =>
  `${(position >> 32n).toString(16)}/${(position & 0xffffffffn).toString(16)}`.toUpperCase()

test('positions have the order of the log', () =>
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: (1n << 64n) - 1n }), (position) => {
      expect(positionOf(text(position))).toBe(position)
    }),
  ))

test('who wrote is served once the replica has come as far, and others while it lags for less than its patience', () => {
  const { note, mayServe } = progress(5000)
  expect(mayServe(undefined)).toBe(false)
  note(0, 10n, 10n)
  expect([mayServe(undefined), mayServe(10n), mayServe(11n)]).toEqual([true, true, false])
  note(1000, 20n, 10n)
  note(5900, 30n, 10n)
  expect([mayServe(undefined), mayServe(20n)]).toEqual([true, false])
  note(6100, 30n, 10n)
  expect([mayServe(undefined), mayServe(10n)]).toEqual([false, false])
  note(6200, 30n, 20n)
  expect([mayServe(undefined), mayServe(20n), mayServe(30n)]).toEqual([true, true, false])
})

test('a replica that is away serves nobody, and one whose first is away serves who has written no more than it has', () => {
  const { note, mayServe } = progress(5000)
  note(0, 10n, undefined)
  expect(mayServe(undefined)).toBe(false)
  note(60_000, undefined, 10n)
  expect([mayServe(undefined), mayServe(10n), mayServe(11n)]).toEqual([true, true, false])
})
