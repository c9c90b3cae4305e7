import { css, styled, type RuleSet } from 'styled-components'
import { token } from '../../theme/index.ts'
import type { DraftState } from './DraftBar.tsx'

const loud: Record<'warn' | 'info', RuleSet> = {
  warn: css`
    --tone: ${token('color', 'warn')};
    background: ${token('color', 'warnWash')};
  `,
  info: css`
    --tone: ${token('color', 'info')};
    background: ${token('color', 'infoWash')};
  `,
}

/** What asks for an answer has a ground; what only tells stays quiet. */
const states: Record<DraftState, RuleSet | undefined> = {
  restored: loud.info,
  conflict: loud.warn,
  saving: undefined,
  saved: undefined,
}

export const Root = styled.div<{ $state: DraftState }>`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${token('space', 1)} 10px;
  min-height: 40px;
  padding: 5px 6px 5px 14px;
  border-left: 2px solid var(--tone, ${token('color', 'line')});
  color: ${token('color', 'ink')};
  font-size: ${token('text', 13)};
  line-height: 20px;
  ${({ $state }) => states[$state]}

  > svg {
    flex: none;
    margin: 7px 0;
    color: var(--tone, ${token('color', 'inkQuiet')});
  }
`

export const News = styled.p`
  flex: 1 1 180px;
  min-width: 0;
  padding: 5px 0;
`

export const Place = styled.span`
  color: ${token('color', 'inkQuiet')};

  &::before {
    content: ' · ';
  }
`

export const Ways = styled.div`
  display: flex;
  gap: ${token('space', 1)};
  margin: 1px 0 1px auto;
`
