import { expect, it } from 'vitest'
import { fitScale, maxCanvas, painting, pinched, turned, zoomStep } from './page-scale.ts'

const a4 = { width: 595, height: 842 }

it('steps through the usual zooms and stops at the ends', () => {
  expect(zoomStep(1.14, 1)).toBe(1.25)
  expect(zoomStep(1.14, -1)).toBe(1.1)
  expect(zoomStep(4, 1)).toBe(4)
  expect(zoomStep(0.5, -1)).toBe(0.5)
})

it('follows the fingers, and stops at the ends', () => {
  expect(pinched(1, 1.37, 0.9)).toBe(1.37)
  expect(pinched(3, 2, 0.9)).toBe(4)
  expect(pinched(0.6, 0.1, 0.9)).toBe(0.5)
  expect(pinched(0.6, 0.1, 0.3)).toBe(0.3)
})

it('fills the place', () => {
  expect(fitScale(595, a4)).toBe(1)
  expect(fitScale(600, { width: 10, height: 14_400 })).toBeCloseTo(1.138)
  expect(turned(a4, 90)).toEqual({ width: 842, height: 595 })
})

it('paints an ordinary page as finely as the screen', () => {
  expect(painting(a4, 1.14, 2)).toEqual({ kind: 'full', density: 2 })
})

it('never asks for more pixels than a canvas has', () => {
  for (const side of [100, 595, 2000, 5000, 14_400])
    for (const scale of [0.1, 0.5, 1, 2, 4])
      for (const dpr of [1, 2, 3]) {
        const size = { width: side, height: side * 1.4 }
        const plan = painting(size, scale, dpr)
        if (plan.kind !== 'refused')
          expect(size.width * size.height * (scale * plan.density) ** 2).toBeLessThanOrEqual(maxCanvas * 1.001)
      }
})

it('paints a large page coarser and refuses a gigantic one', () => {
  expect(painting({ width: 5000, height: 5000 }, 1, 1).kind).toBe('reduced')
  expect(painting({ width: 200_000, height: 200_000 }, 1, 1).kind).toBe('refused')
  expect(painting({ width: 0, height: 842 }, 1, 1).kind).toBe('refused')
  expect(painting({ width: Number.NaN, height: 842 }, 1, 1).kind).toBe('refused')
})
