import fc from 'fast-check'
import { expect, test } from 'vitest'
import { movesOf, quoteMoves, type QuoteMove, type QuoteStatus } from './moves.ts'

const statuses: QuoteStatus[] = ['waiting', 'replied', 'accepted', 'refused', 'cancelled']
const names = Object.keys(quoteMoves) as QuoteMove[]

test('what can be done is what the flow of enquiry and quote says', () => {
  const told = statuses.map((status) => [status, movesOf('bidder', status, false), movesOf('owner', status, false)])
  expect(told).toEqual([
    ['waiting', ['revise', 'cancel'], ['counter', 'accept', 'refuse']],
    ['replied', ['revise', 'cancel'], ['counter', 'accept', 'refuse']],
    ['accepted', [], []],
    ['refused', ['requote'], []],
    ['cancelled', ['requote'], []],
  ])
})

test('a quote whose days ran out is not accepted; all else stays', () => {
  for (const status of statuses) {
    expect(movesOf('owner', status, true)).toEqual(movesOf('owner', status, false).filter((move) => move !== 'accept'))
    expect(movesOf('bidder', status, true)).toEqual(movesOf('bidder', status, false))
  }
})

interface Walk {
  status: QuoteStatus
  accepts: number
}

/** What the product does with a move: one that is not open changes nothing. */
function walked({ status, accepts }: Walk, [move, hasRunOut]: readonly [QuoteMove, boolean]): Walk {
  const { by, to } = quoteMoves[move]
  if (!movesOf(by, status, hasRunOut).includes(move)) return { status, accepts }
  return { status: to, accepts: accepts + (move === 'accept' ? 1 : 0) }
}

test('whatever both sides try in whatever order, a quote is accepted once at most, and then rests', () => {
  const tries = fc.array(fc.tuple(fc.constantFrom(...names), fc.boolean()), { maxLength: 60 })
  fc.assert(
    fc.property(tries, (moves) => {
      const walk = moves.reduce<Walk>(
        (before, move) => {
          const after = walked(before, move)
          if (before.status === 'accepted') expect(after).toEqual(before)
          return after
        },
        { status: 'waiting', accepts: 0 },
      )
      expect(walk.accepts).toBe(walk.status === 'accepted' ? 1 : 0)
    }),
  )
})
