import { css, keyframes, styled, type RuleSet } from 'styled-components'
import { media, token } from '../../theme/index.ts'
import type { ButtonShape, ButtonSize, ButtonTone } from './Button.tsx'
import { BareButton } from './BareButton.tsx'

export interface Look {
  $tone: ButtonTone
  $size: ButtonSize
  $shape: ButtonShape
}

const tones: Record<ButtonTone, RuleSet> = {
  primary: css`
    border-color: ${token('color', 'accent')};
    background: ${token('color', 'accent')};
    color: ${token('color', 'onAccent')};
    font-weight: 600;

    ${media.hover} {
      &:hover {
        border-color: ${token('color', 'accentHover')};
        background: ${token('color', 'accentHover')};
      }
    }
    &:active {
      border-color: ${token('color', 'accentHover')};
      background: ${token('color', 'accentHover')};
    }
  `,
  plain: css`
    border-color: ${token('color', 'lineStrong')};
    background: ${token('color', 'surface')};
    color: ${token('color', 'ink')};

    ${media.hover} {
      &:hover {
        border-color: ${token('color', 'lineControl')};
        background: ${token('color', 'hoverRaised')};
      }
    }
    &[aria-expanded='true'] {
      border-color: ${token('color', 'lineControl')};
      background: ${token('color', 'hoverRaised')};
    }
    &:active {
      background: ${token('color', 'sunken')};
    }
  `,
  quiet: css`
    border-color: transparent;
    background: transparent;
    color: ${token('color', 'inkQuiet')};

    ${media.hover} {
      &:hover {
        background: ${token('color', 'hoverRaised')};
        color: ${token('color', 'ink')};
      }
    }
    &[aria-expanded='true'] {
      background: ${token('color', 'hoverRaised')};
      color: ${token('color', 'ink')};
    }
  `,
  danger: css`
    border-color: ${token('color', 'danger')};
    background: ${token('color', 'danger')};
    color: ${token('color', 'onDanger')};
    font-weight: 600;

    ${media.hover} {
      &:hover {
        filter: brightness(0.94);
      }
    }
  `,
}

const sizes: Record<ButtonSize, RuleSet> = {
  sm: css`
    --button-side: 10px;
    --button-height: ${token('size', 'controlSm')};
    font-size: ${token('text', 13)};
  `,
  md: css`
    --button-side: 14px;
    --button-height: ${token('size', 'control')};
    font-size: ${token('text', 14)};
  `,
  lg: css`
    --button-side: 20px;
    --button-height: ${token('size', 'controlLg')};
    font-size: ${token('text', 16)};
  `,
}

const shapes: Record<ButtonShape, RuleSet> = {
  text: css`
    padding: 0 var(--button-side);
  `,
  icon: css`
    width: var(--button-height);
    padding: 0;
  `,
  block: css`
    width: 100%;
    padding: 0 var(--button-side);
  `,
}

const spin = keyframes`
  to { transform: rotate(1turn); }
`

/** The wheel stands where the icon stood, or takes its room from the sides: waiting never moves what is around. */
const pending = css`
  &[data-pending] {
    cursor: progress;

    > svg {
      display: none;
    }
    &:not(:has(> svg)) {
      padding-inline: calc(var(--button-side) - 10px);
    }
    &::before {
      content: '';
      flex: none;
      width: 14px;
      height: 14px;
      border: 1.5px solid currentColor;
      border-right-color: transparent;
      border-radius: 50%;
      animation: ${spin} 800ms linear infinite;
    }
    &:has(> svg)::before {
      margin: 0 1px;
    }
  }
`

/** Only an icon grows to the sides: beside a text lies the next button. */
const grown = ({ $shape }: Look) => css`
  position: relative;

  &::after {
    content: '';
    position: absolute;
    inset: ${$shape === 'icon' ? '-8px' : '-8px 0'};
  }
`

const drawn = css`
  min-width: 44px;
  min-height: 44px;
`

/** A finger needs 44 px: small buttons grow unseen, the others are drawn that high. */
const touch = css<Look>`
  ${media.touch} {
    ${(look) => (look.$size === 'sm' ? grown(look) : drawn)}
  }
`

export const look = css<Look>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  flex: none;
  border: 1px solid;
  border-radius: ${token('radius', 'control')};
  line-height: 1;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  transition-property: background, border-color, color;
  transition-duration: ${token('motion', 'fast')};
  transition-timing-function: ${token('motion', 'ease')};
  -webkit-tap-highlight-color: transparent;
  ${({ $size }) => sizes[$size]}
  height: var(--button-height);
  ${({ $tone }) => tones[$tone]}
  ${({ $shape }) => shapes[$shape]}

  &:hover {
    text-decoration: none;
  }
  > svg {
    flex: none;
  }
  &[aria-pressed='true'] {
    border-color: ${token('color', 'accentLine')};
    background: ${token('color', 'accentWash')};
    color: ${token('color', 'accent')};
  }
  &[aria-pressed='true'] > svg:not([data-line]) {
    fill: currentColor;
  }
  &[data-disabled] {
    border-color: ${token('color', 'line')};
    background: ${token('color', 'sunken')};
    color: ${token('color', 'inkQuiet')};
    font-weight: 400;
    cursor: not-allowed;
    filter: none;
  }
  ${pending}
  ${touch}
`

export const Root = styled(BareButton)<Look>`
  ${look}
`
