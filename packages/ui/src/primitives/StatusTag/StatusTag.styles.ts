import { css, styled, type RuleSet } from 'styled-components'
import { token } from '../../theme/index.ts'
import type { StatusShape, StatusTone } from './StatusTag.tsx'

const tones: Record<StatusTone, string> = {
  ok: token('color', 'ok'),
  warn: token('color', 'warn'),
  danger: token('color', 'danger'),
  info: token('color', 'info'),
  neutral: token('color', 'inkQuiet'),
}

const shapes: Record<StatusShape, RuleSet> = {
  full: css`
    background: currentColor;
  `,
  half: css`
    background: linear-gradient(currentColor 0 0) no-repeat 0 0 / 50% 100%;
  `,
  ring: css`
    background: none;
  `,
  square: css`
    border-radius: 1px;
    background: linear-gradient(currentColor 0 0) no-repeat 0 0 / var(--square, 100%) 100%;
  `,
}

/** A life cycle runs out: in production, not for new designs, gone. */
const squareFills: Record<StatusTone, string> = { ok: '100%', info: '100%', warn: '50%', danger: '0', neutral: '0' }

export const Root = styled.span<{ $tone: StatusTone; $shape: StatusShape }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  --square: ${({ $tone }) => squareFills[$tone]};
  color: ${({ $tone }) => tones[$tone]};
  white-space: nowrap;

  &::before {
    content: '';
    flex: none;
    width: 8px;
    height: 8px;
    border: 1.5px solid currentColor;
    border-radius: 50%;
    ${({ $shape }) => shapes[$shape]}
  }
`
