import { expect, test } from 'vitest'
import { contrast } from './contrast.ts'
import { color } from './tokens.ts'

const text = ['ink', 'inkQuiet', 'link', 'accent', 'ok', 'warn', 'danger', 'info', 'demand', 'supply'] as const
const grounds = ['canvas', 'surface', 'raised', 'sunken', 'hover', 'hoverRaised'] as const
const edges = ['inkFaint', 'lineControl', 'focus', 'trace', 'accent'] as const
const washes = [
  ['accent', 'accentWash'],
  ['inkQuiet', 'accentWash'],
  ['ink', 'mark'],
  ['ok', 'okWash'],
  ['warn', 'warnWash'],
  ['danger', 'dangerWash'],
  ['info', 'infoWash'],
  ['link', 'linkWash'],
  ['link', 'infoWash'],
  ['link', 'warnWash'],
  ['link', 'dangerWash'],
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['onDanger', 'danger'],
  ['surface', 'ink'],
] as const

const themes = { light: 0, dark: 1 } as const

for (const [theme, at] of Object.entries(themes)) {
  test(`every text can be read on every ground, ${theme}`, () => {
    const weak = text.flatMap((ink) =>
      grounds
        .filter((ground) => contrast(color[ink][at], color[ground][at]) < 4.5)
        .map((ground) => `${ink} on ${ground}`),
    )
    expect(weak).toEqual([])
  })

  test(`text on washes and fills can be read, ${theme}`, () => {
    expect(washes.filter(([ink, ground]) => contrast(color[ink][at], color[ground][at]) < 4.5)).toEqual([])
  })

  test(`edges and icons can be seen, ${theme}`, () => {
    const weak = edges.flatMap((edge) =>
      (['canvas', 'surface', 'raised'] as const)
        .filter((ground) => contrast(color[edge][at], color[ground][at]) < 3)
        .map((ground) => `${edge} on ${ground}`),
    )
    expect(weak).toEqual([])
  })
}

test('black on white is the most there is', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
})
