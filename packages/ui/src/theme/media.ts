import { breakpoint } from './tokens.ts'

/** Queries for the shapes of a page: `${media.phone} { … }`. */
export const media = {
  /** Under 600 px: one column, cards instead of rows. */
  phone: `@media (max-width: ${breakpoint.phone - 1}px)`,
  /** From 600 px. */
  tablet: `@media (min-width: ${breakpoint.phone}px)`,
  /** Under 1024 px: the menu is a drawer. */
  belowDesktop: `@media (max-width: ${breakpoint.desktop - 1}px)`,
  /** From 1024 px: filters at the left, the dock at the right. */
  desktop: `@media (min-width: ${breakpoint.desktop}px)`,
  /** A pointer that can rest on a thing; what a finger touched last is not hovered. */
  hover: '@media (hover: hover)',
  /** A finger rather than a mouse. */
  touch: '@media (pointer: coarse)',
} as const
