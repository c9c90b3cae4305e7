import { css, styled, type RuleSet } from 'styled-components'
import { token } from '../../theme/index.ts'
import type { DescriptionColumns, DescriptionFace } from './DescriptionList.tsx'

export const Root = styled.div`
  container-type: inline-size;
`

const columnRules: Record<DescriptionColumns, RuleSet> = {
  1: css``,
  2: css`
    @container (min-width: 720px) {
      grid-template-columns: repeat(2, fit-content(22%) minmax(0, 1fr));

      > div {
        grid-column: span 2;
      }
      > div:nth-child(2n + 1) > dd {
        margin-right: ${token('space', 8)};
      }
    }
  `,
}

const faces: Record<DescriptionFace, RuleSet> = {
  han: css``,
  mono: css`
    font-family: ${token('font', 'mono')};
  `,
}

export const List = styled.dl<{ $columns: DescriptionColumns; $face: DescriptionFace }>`
  display: grid;
  grid-template-columns: fit-content(40%) minmax(0, 1fr);
  font-size: ${token('text', 13)};
  line-height: 20px;

  > div {
    display: grid;
    grid-template-columns: subgrid;
    grid-column: 1 / -1;
  }
  ${({ $columns }) => columnRules[$columns]}
  dt,
  dd {
    min-width: 88px;
    padding: 7px 0;
    border-bottom: 1px solid ${token('color', 'line')};
    overflow-wrap: anywhere;
  }
  dt {
    padding-right: ${token('space', 6)};
    color: ${token('color', 'inkQuiet')};
  }
  dd {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${token('space', 3)};
    min-width: 0;
    ${({ $face }) => faces[$face]}
  }
`

export const Value = styled.div`
  flex: 0 1 auto;
  min-width: 0;

  /* The button is as high as the line. */
  button {
    margin-block: -2px;
  }
`

/** Where it comes from, at the right edge; under the value where there is no room. */
export const Origin = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token('space', 2)};
  margin-left: auto;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
  font-family: ${token('font', 'han')};
`
