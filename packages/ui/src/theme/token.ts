import { color, density, font, motion, radius, shadow, size, space, text } from './tokens.ts'

const groups = { color, shadow, space, radius, text, font, size, density, motion }
type Groups = typeof groups

/**
 * A token as CSS: `token('color', 'inkQuiet')` is `var(--color-inkQuiet)`. Themes switch without rendering anything
 * again, because only the variables change.
 */
export const token = <G extends keyof Groups>(group: G, name: keyof Groups[G] & (string | number)): string =>
  `var(--${group}-${name})`
