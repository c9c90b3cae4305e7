import { css, styled, type RuleSet } from 'styled-components'
import { media, token } from '../../theme/index.ts'

type Density = 'comfortable' | 'compact'

/** The one table that lies on a sheet: it is the page's subject. */
export const Sheet = styled.div`
  --table-ground: ${token('color', 'surface')};
  border: 1px solid ${token('color', 'line')};
  border-radius: ${token('radius', 'card')};
  background: ${token('color', 'surface')};

  thead th:first-child {
    border-top-left-radius: 5px;
  }
  thead th:last-child {
    border-top-right-radius: 5px;
  }
  tbody tr:last-child > td {
    border-bottom: 0;
  }
  ${media.phone} {
    border: 0;
    background: none;
  }
  /* Cards bring grounds of their own. */
  &:not(:has(table)) {
    border: 0;
    background: none;
  }
`

/** The line over the table, and the table. */
export const List = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 3)};

  /* Cards have no columns to choose; until the room is measured, the window tells. */
  ${media.phone} {
    &[data-shape='both'] [aria-haspopup='menu'] {
      display: none;
    }
  }
`

/** Two lines of 52 px, or one of 32. */
const densities: Record<Density, RuleSet> = {
  comfortable: css`
    padding-block: 4px 5px;
  `,
  compact: css`
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${token('space', 3)};
  `,
}

export const Names = styled.div<{ $density: Density }>`
  line-height: 20px;
  ${({ $density }) => densities[$density]}

  > a {
    display: block;
    width: fit-content;
    font-size: ${token('text', 14)};
  }
`

export const Sub = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token('space', 2)};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
  font-weight: 400;
  line-height: 16px;

  /* A tag here is no higher than its line: rows keep their height. */
  > span {
    height: 16px;
    line-height: 14px;
  }
`

export const Mono = styled.span`
  font-family: ${token('font', 'mono')};
  &[data-read] {
    text-decoration: underline dotted ${token('color', 'inkQuiet')};
    text-underline-offset: 3px;
  }
`

/** Parameters of unlike parts on one line: each keeps its unit. */
export const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 14px;
  max-height: 36px;
  overflow: hidden;
  font-family: ${token('font', 'mono')};
  line-height: 18px;

  > span {
    white-space: nowrap;
  }
`

/** Two lines, or one where rows are low. */
export const State = styled.span<{ $density: Density }>`
  display: inline-grid;
  grid-auto-flow: ${({ $density }) => ($density === 'compact' ? 'column' : 'row')};
  gap: 0 ${token('space', 3)};
  justify-items: end;
  line-height: 18px;
`

export const Actions = styled.span`
  display: inline-flex;
  gap: 2px;
  justify-content: flex-end;
`
