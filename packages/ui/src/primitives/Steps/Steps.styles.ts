import { css, styled, type RuleSet } from 'styled-components'
import { token } from '../../theme/index.ts'
import type { StepState } from './Steps.tsx'

const states: Record<StepState, RuleSet> = {
  done: css`
    --mark: ${token('color', 'inkQuiet')};
    border-color: ${token('color', 'trace')};
    color: ${token('color', 'ink')};
  `,
  current: css`
    --mark: ${token('color', 'accent')};
    border-color: ${token('color', 'accent')};
    color: ${token('color', 'ink')};
    font-weight: 600;
  `,
  todo: css`
    border-color: ${token('color', 'line')};
    color: ${token('color', 'inkQuiet')};
  `,
  error: css`
    --mark: ${token('color', 'danger')};
    border-color: ${token('color', 'danger')};
    color: ${token('color', 'danger')};
    font-weight: 600;
  `,
}

export const Room = styled.div`
  container-type: inline-size;
`

export const List = styled.ol`
  display: flex;
`

export const Item = styled.li<{ $state: StepState }>`
  --mark: currentColor;
  position: relative;
  display: flex;
  flex: 1;
  align-items: flex-start;
  gap: ${token('space', 2)};
  min-width: 0;
  padding: ${token('space', 3)} ${token('space', 4)} 0 0;
  border-top: 2px solid;
  font-size: ${token('text', 13)};
  line-height: 20px;
  overflow-wrap: anywhere;
  ${({ $state }) => states[$state]}

  /* No room for all the words: the step one is at keeps its own, the others keep their mark. */
  @container (max-width: 479px) {
    flex: ${({ $state }) => ($state === 'current' || $state === 'error' ? '1' : '0 0 36px')};
    padding-right: ${token('space', 2)};
  }
`

export const Mark = styled.span`
  display: grid;
  align-items: center;
  justify-items: start;
  flex: none;
  min-width: 14px;
  height: 20px;
  color: var(--mark);
  font-family: ${token('font', 'mono')};
  font-weight: 600;
`

export const Words = styled.span`
  min-width: 0;

  @container (max-width: 479px) {
    li:not([aria-current]) > & {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
`

export const Detail = styled.span`
  display: block;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
  font-weight: 400;
  line-height: 18px;
`
