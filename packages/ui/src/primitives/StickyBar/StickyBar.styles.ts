import { css, styled, type RuleSet } from 'styled-components'
import { token } from '../../theme/index.ts'
import type { StickyEdge, StickyUnder } from './StickyBar.tsx'

const tops: Record<StickyUnder, string> = {
  window: '0px',
  header: token('size', 'header'),
  strip: `calc(${token('size', 'header')} + ${token('size', 'strip')})`,
}

const edges: Record<StickyEdge, RuleSet> = {
  top: css`
    top: var(--top);
    border-bottom: 1px solid ${token('color', 'lineStrong')};
  `,
  bottom: css`
    bottom: 0;
    padding-bottom: max(${token('space', 2)}, env(safe-area-inset-bottom));
    border-top: 1px solid ${token('color', 'lineStrong')};
  `,
}

export const Root = styled.div<{ $edge: StickyEdge; $under: StickyUnder }>`
  --top: ${({ $under }) => tops[$under]};
  position: sticky;
  z-index: 20;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space', 2)} ${token('space', 4)};
  min-height: 56px;
  padding: ${token('space', 2)} max(${token('space', 4)}, env(safe-area-inset-right)) ${token('space', 2)}
    max(${token('space', 4)}, env(safe-area-inset-left));
  background: ${token('color', 'raised')};
  ${({ $edge }) => edges[$edge]}

  /* What is done stands at the right edge. */
  > :last-child:not(:first-child) {
    margin-left: auto;
  }
  @media print {
    position: static;
  }
`
