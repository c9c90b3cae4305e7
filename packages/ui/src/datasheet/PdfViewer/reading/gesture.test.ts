import { expect, it } from 'vitest'
import { joined, spanOf, wheelFactor } from './gesture.ts'

it('zooms in when the wheel turns away, out when it turns back, and no more than a step at a time', () => {
  expect(wheelFactor(-4)).toBeGreaterThan(1)
  expect(wheelFactor(4) * wheelFactor(-4)).toBeCloseTo(1)
  expect(wheelFactor(-120)).toBe(wheelFactor(-1200))
})

it('measures two fingers and knows the middle between them', () => {
  const fingers = [
    { clientX: 100, clientY: 200 },
    { clientX: 130, clientY: 240 },
  ]
  expect(spanOf(fingers)).toEqual({ apart: 50, at: { x: 115, y: 220 } })
  expect(spanOf(fingers.slice(1)).apart).toBe(0)
})

it('joins what came in one frame', () => {
  const [a, b, c] = [1, 2, 3].map((x) => ({ x, y: 0 })) as [
    { x: number; y: number },
    { x: number; y: number },
    { x: number; y: number },
  ]
  expect(joined(joined(undefined, { factor: 2, from: a, to: b }), { factor: 1.5, from: b, to: c })).toEqual({
    factor: 3,
    from: a,
    to: c,
  })
})
