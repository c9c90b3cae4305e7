import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bargainActions, bargainMoves, type BargainAction, type BargainState } from './bargain-states.ts'

const states: BargainState[] = ['waiting', 'accepted', 'refused', 'cancelled', 'ordered', 'expired']
const names = Object.keys(bargainMoves) as BargainAction[]

test('what each side can do is what the flow of a bargain says', () => {
  expect(states.map((state) => [state, bargainActions('buyer', state), bargainActions('seller', state)])).toEqual([
    ['waiting', ['cancel'], ['accept', 'refuse']],
    ['accepted', ['order', 'cancel'], []],
    ['refused', [], []],
    ['cancelled', [], []],
    ['ordered', [], []],
    ['expired', [], []],
  ])
})

test('whatever both sides try in whatever order, an offer is ordered only once it was accepted, and once', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...names), { maxLength: 40 }), (tried) => {
      const path = tried.reduce<BargainState[]>(
        (before, action) => {
          const { from, to } = bargainMoves[action]
          return from.includes(before.at(-1) ?? 'waiting') ? [...before, to] : before
        },
        ['waiting'],
      )
      const ordered = path.indexOf('ordered')
      if (ordered !== -1) expect(path).toEqual(['waiting', 'accepted', 'ordered'])
      expect(new Set(path).size).toBe(path.length)
    }),
  )
})
