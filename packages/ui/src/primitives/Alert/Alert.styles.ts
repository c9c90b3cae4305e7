import { css, styled, type RuleSet } from 'styled-components'
import { token } from '../../theme/index.ts'
import type { AlertTone } from './Alert.tsx'

const tones: Record<AlertTone, RuleSet> = {
  info: css`
    --tone: ${token('color', 'info')};
    background: ${token('color', 'infoWash')};
  `,
  ok: css`
    --tone: ${token('color', 'ok')};
    background: ${token('color', 'okWash')};
  `,
  warn: css`
    --tone: ${token('color', 'warn')};
    background: ${token('color', 'warnWash')};
  `,
  danger: css`
    --tone: ${token('color', 'danger')};
    background: ${token('color', 'dangerWash')};
  `,
}

export const Root = styled.div<{ $tone: AlertTone }>`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${token('space', 1)} 10px;
  padding: 10px 14px;
  border-left: 2px solid var(--tone);
  font-size: ${token('text', 13)};
  line-height: 20px;
  ${({ $tone }) => tones[$tone]}

  > svg {
    flex: none;
    margin-top: 2px;
    color: var(--tone);
  }
`

export const Text = styled.div`
  flex: 1 1 160px;
  min-width: 0;
  overflow-wrap: anywhere;
`

export const More = styled.div`
  color: ${token('color', 'inkQuiet')};
`

export const Action = styled.div`
  margin-left: auto;
  white-space: nowrap;
`
