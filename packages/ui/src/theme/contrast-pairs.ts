import { contrast } from './contrast.ts'
import { color } from './tokens.ts'

type ColorName = keyof typeof color

/** Text of every kind, and the grounds it may stand on: 4.5 at least. */
export const inks = [
  'ink',
  'inkQuiet',
  'link',
  'accent',
  'ok',
  'warn',
  'danger',
  'info',
  'demand',
  'supply',
] as const satisfies ColorName[]
export const grounds = ['canvas', 'surface', 'raised', 'sunken', 'hover', 'hoverRaised'] as const satisfies ColorName[]

/** Text on washes and fills: 4.5 at least. */
export const washes = [
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
] as const satisfies (readonly [ColorName, ColorName])[]

/** Icons and edges that must be seen, on what they stand on: 3 at least. */
export const edges = ['inkFaint', 'lineControl', 'focus', 'trace', 'accent'] as const satisfies ColorName[]
export const edgeGrounds = ['canvas', 'surface', 'raised'] as const satisfies ColorName[]

export const themes = { light: 0, dark: 1 } as const
export type ThemeName = keyof typeof themes

/** How far apart two colours are in a theme. */
export const apart = (front: ColorName, ground: ColorName, theme: ThemeName): number =>
  contrast(color[front][themes[theme]], color[ground][themes[theme]])
