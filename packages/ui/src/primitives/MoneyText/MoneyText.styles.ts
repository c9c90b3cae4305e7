import { css, styled, type RuleSet } from 'styled-components'
import { token } from '../../theme/index.ts'
import type { MoneySize } from './MoneyText.tsx'

const sizes: Record<MoneySize, RuleSet> = {
  text: css``,
  figure: css`
    font-size: ${token('text', 20)};
    font-weight: 600;
    line-height: 1.35;
  `,
}

export const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${token('space', 2)};
  max-width: 100%;
  vertical-align: baseline;
`

export const Sum = styled.span<{ $size: MoneySize }>`
  font-family: ${token('font', 'mono')};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  ${({ $size }) => sizes[$size]}
`

/** Zeros that are not written keep their room. */
export const Room = styled.span`
  visibility: hidden;
`

export const Per = styled.span`
  margin-left: -4px;
  color: ${token('color', 'inkQuiet')};
  font-size: max(12px, 0.86em);
`

export const Old = styled.del`
  color: ${token('color', 'inkQuiet')};
  font-family: ${token('font', 'mono')};
  font-size: max(12px, 0.86em);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`

export const None = styled.span`
  color: ${token('color', 'inkQuiet')};
`
