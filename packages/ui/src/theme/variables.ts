import { color, density, font, motion, radius, shadow, size, space, systemColor, text } from './tokens.ts'
import type { Density } from './density.ts'

const plain = { space, radius, text, font, size, motion }
const themed = { color, shadow }

type Choices = Readonly<Record<string, readonly [string, string]>>

/** Every token as CSS variables: the ones that never change, colours and shadow by theme, the air of rows by density. */
export const plainVariables = (): string =>
  Object.entries(plain)
    .flatMap(([group, tokens]) => Object.entries(tokens).map(([name, value]) => `--${group}-${name}: ${value};`))
    .join('\n')

export const themedVariables = (theme: 'light' | 'dark'): string => chosen(themed, theme === 'light' ? 0 : 1)

export const densityVariables = (air: Density): string => chosen({ density }, air === 'comfortable' ? 0 : 1)

/** Colours that the system says; an edge instead of the shadow. */
export const systemVariables = (): string =>
  [
    ...Object.entries(systemColor).map(([name, value]) => `--color-${name}: ${value};`),
    '--shadow-float: 0 0 0 1px CanvasText;',
  ].join('\n')

const chosen = (groups: Readonly<Record<string, Choices>>, at: 0 | 1) =>
  Object.entries(groups)
    .flatMap(([group, tokens]) => Object.entries(tokens).map(([name, pair]) => `--${group}-${name}: ${pair[at]};`))
    .join('\n')
