import { css, styled, type RuleSet } from 'styled-components'
import { BareLink } from '../Link/BareLink.tsx'
import { media, token } from '../../theme/index.ts'
import type { CardPadding, CardTone } from './Card.tsx'

const tones: Record<CardTone, RuleSet> = {
  surface: css`
    border-color: ${token('color', 'line')};
    background: ${token('color', 'surface')};
  `,
  sunken: css`
    border-color: transparent;
    background: ${token('color', 'sunken')};
  `,
  accent: css`
    border-color: ${token('color', 'accentLine')};
    background: ${token('color', 'accentWash')};
  `,
}

const paddings: Record<CardPadding, string> = {
  none: '0',
  sm: token('space', 3),
  md: token('space', 4),
  lg: token('space', 6),
}

export const Root = styled.div<{ $tone: CardTone; $padding: CardPadding }>`
  position: relative;
  min-width: 0;
  padding: ${({ $padding }) => paddings[$padding]};
  border: 1px solid;
  border-radius: ${token('radius', 'card')};
  overflow-wrap: anywhere;
  ${({ $tone }) => tones[$tone]}

  &:has([data-card-link]) {
    transition: border-color ${token('motion', 'fast')} ${token('motion', 'ease')};
  }
  ${media.hover} {
    &:has([data-card-link]:hover) {
      border-color: ${token('color', 'lineControl')};
    }
  }
  /* The ring goes around what is pressed. */
  &:has([data-card-link]:focus-visible) {
    outline: 2px solid ${token('color', 'focus')};
    outline-offset: 2px;
  }
  /* Other controls lie over the surface of the link. */
  :is(a, button, input, select, textarea, [role='button']):not([data-card-link]) {
    position: relative;
    z-index: 1;
  }
`

export const Inner = styled(BareLink)`
  color: inherit;
  text-decoration: none;
  cursor: pointer;
  outline: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  &:hover {
    color: ${token('color', 'link')};
    text-decoration: none;
  }
`
