import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export { Plots, Root, Why } from '../VisitFigures/VisitFigures.styles.ts'

export const Steps = styled.ol`
  display: grid;
  gap: ${token('space', 2)};
  margin-bottom: ${token('space', 4)};

  > li {
    display: grid;
    grid-template-columns: 72px 64px minmax(0, 1fr) 48px;
    gap: ${token('space', 2)};
    align-items: center;
  }
  b,
  span:last-child {
    font-family: ${token('font', 'mono')};
    text-align: right;
  }
`

/** How many are left of those that began. */
export const Share = styled.span.attrs<{ $share: number }>(({ $share }) => ({
  style: { width: `${100 * $share}%` },
}))`
  height: 16px;
  min-width: 1px;
  background: ${token('color', 'lineStrong')};
`
