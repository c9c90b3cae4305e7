import { css, styled, type RuleSet } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Same = styled.span`
  display: flex;
  gap: ${token('space', 1)};
  align-items: center;
  color: ${token('color', 'ok')};
  font-size: ${token('text', 12)};
  line-height: 18px;
`

const tones: Record<'untyped' | 'differs', RuleSet> = {
  untyped: css`
    background: ${token('color', 'sunken')};
    color: ${token('color', 'inkQuiet')};
  `,
  differs: css`
    background: ${token('color', 'warnWash')};
    color: ${token('color', 'warn')};
  `,
}

export const Found = styled.div<{ $tone: 'untyped' | 'differs' }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${token('space', 2)};
  align-items: center;
  padding: ${token('space', 1)} ${token('space', 1)} ${token('space', 1)} ${token('space', 2)};
  border-radius: ${token('radius', 'control')};
  font-size: ${token('text', 12)};
  line-height: 18px;
  ${({ $tone }) => tones[$tone]}

  b {
    color: ${token('color', 'ink')};
    overflow-wrap: anywhere;
  }
`
