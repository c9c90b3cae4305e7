import { css, styled, type RuleSet } from 'styled-components'
import { token } from '../../theme/index.ts'
import type { PartNumberSize } from './PartNumber.tsx'

const sizes: Record<PartNumberSize, RuleSet> = {
  md: css`
    white-space: nowrap;
  `,
  lg: css`
    font-size: ${token('text', 16)};
    white-space: nowrap;
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
