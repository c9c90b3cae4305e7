import { expect, test } from 'vitest'
import { apart, edgeGrounds, edges, grounds, inks, themes, washes, type ThemeName } from './contrast-pairs.ts'
import { contrast } from './contrast.ts'

for (const theme of Object.keys(themes) as ThemeName[]) {
  test(`every text can be read on every ground, ${theme}`, () => {
    const weak = inks.flatMap((ink) =>
      grounds.filter((ground) => apart(ink, ground, theme) < 4.5).map((ground) => `${ink} on ${ground}`),
    )
    expect(weak).toEqual([])
  })

  test(`text on washes and fills can be read, ${theme}`, () => {
    expect(washes.filter(([ink, ground]) => apart(ink, ground, theme) < 4.5)).toEqual([])
  })

  test(`edges and icons can be seen, ${theme}`, () => {
    const weak = edges.flatMap((edge) =>
      edgeGrounds.filter((ground) => apart(edge, ground, theme) < 3).map((ground) => `${edge} on ${ground}`),
    )
    expect(weak).toEqual([])
  })
}

test('black on white is the most there is', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
})
