import { color, font, motion, radius, shadow, size, space, text } from './tokens.ts'

const plain = { space, radius, text, font, size, motion }
const themed = { color, shadow }

/** Every token as CSS variables: the ones without a theme once, colours and shadow for one theme. */
export const plainVariables = (): string =>
  Object.entries(plain)
    .flatMap(([group, tokens]) => Object.entries(tokens).map(([name, value]) => `--${group}-${name}: ${value};`))
    .join('\n')

export const themedVariables = (theme: 'light' | 'dark'): string =>
  Object.entries(themed)
    .flatMap(([group, tokens]) =>
      Object.entries(tokens).map(([name, [light, dark]]) => `--${group}-${name}: ${theme === 'light' ? light : dark};`),
    )
    .join('\n')
