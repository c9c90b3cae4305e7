import { css, styled, type RuleSet } from 'styled-components'
import { media, token } from '../../theme/index.ts'
import type { PartNumberSize } from './PartNumber.tsx'

/** A number is read whole, but on a phone it may be longer than the window. */
const whole = css`
  white-space: nowrap;

  ${media.phone} {
    overflow-wrap: anywhere;
    white-space: normal;
  }
`

const sizes: Record<PartNumberSize, RuleSet> = {
  md: whole,
  lg: css`
    font-size: ${token('text', 16)};
    ${whole}
  `,
  xl: css`
    font-size: ${token('text', 28)};
    line-height: 1.2;
    letter-spacing: -0.02em;
    overflow-wrap: anywhere;
  `,
}

export const Root = styled.span<{ $size: PartNumberSize }>`
  font-family: ${token('font', 'mono')};
  font-weight: 600;
  letter-spacing: -0.005em;
  text-autospace: no-autospace;
  ${({ $size }) => sizes[$size]}
`
