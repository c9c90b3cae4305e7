import { describe, expect, test } from 'vitest'
import { outlineOf } from './outline.ts'

describe('outlines behind the names of packages', () => {
  test.each([
    ['SOIC-8', 'dual', [4.9, 3.9], { top: 4, bottom: 4 }],
    ['SOP-8', 'dual', [4.9, 3.9], { top: 4, bottom: 4 }],
    ['SOIC-14', 'dual', [8.63, 3.9], { top: 7, bottom: 7 }],
    ['SOIC-16', 'dual', [9.9, 3.9], { top: 8, bottom: 8 }],
    ['SOT-23', 'dual', [2.9, 1.3], { top: 1, bottom: 2 }],
    ['SOT23-5', 'dual', [2.9, 1.6], { top: 2, bottom: 3 }],
    ['TSOT-23-6', 'dual', [2.9, 1.6], { top: 3, bottom: 3 }],
    ['TSSOP-20', 'dual', [6.5, 4.4], { top: 10, bottom: 10 }],
    ['LQFP-48', 'quad', [7, 7], { top: 12, bottom: 12 }],
    ['LQFP-48(7x7)', 'quad', [7, 7], { top: 12, bottom: 12 }],
    ['LQFP-64', 'quad', [10, 10], { top: 16, bottom: 16 }],
    ['VQFN-20', 'quad', [3.5, 3.5], { top: 5, bottom: 5 }],
    ['QFN-32-EP(5x5)', 'quad', [5, 5], { top: 8, bottom: 8 }],
    ['UFQFPN-48', 'quad', [7, 7], { top: 12, bottom: 12 }],
    ['DIP-8', 'dual', [9.36, 6.4], { top: 4, bottom: 4 }],
    ['TO-252', 'tab', [6.6, 6.1], { top: 0, bottom: 3 }],
    ['TO-220AB', 'tab', [10.2, 9.2], { top: 0, bottom: 3 }],
    ['0402', 'chip', [1, 0.5], { top: 0, bottom: 0 }],
    ['1210', 'chip', [3.2, 2.5], { top: 0, bottom: 0 }],
    ['SOD-123F', 'diode', [2.7, 1.6], { top: 0, bottom: 0 }],
    ['FBGA-256', 'ball', [13.4, 13.4], { top: 16, bottom: 0 }],
  ])('%s', (name, form, [width = 0, height = 0], pins) => {
    const outline = outlineOf(name)
    expect(outline).toMatchObject({ form, pins })
    expect(outline?.width).toBeCloseTo(width)
    expect(outline?.height).toBeCloseTo(height)
  })

  test('a cooling pad is told by the name', () => {
    expect(outlineOf('SOIC-8-EP')?.hasPad).toBe(true)
    expect(outlineOf('SOIC-8')?.hasPad).toBe(false)
  })
  test.each(['插件', 'SMD', '模组 25.5x18mm', '4.0×4.0mm', ''])('%s has none', (name) =>
    expect(outlineOf(name)).toBeNull(),
  )
})
