import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

/** A row may stand in a narrow column of a wide page: what counts is its own width. */
const narrow = '@container (max-width: 540px)'

export const Row = styled.article`
  display: grid;
  container-type: inline-size;
  grid-template-columns: 34px minmax(0, 1fr) auto;
  column-gap: ${token('space', 4)};
  align-items: center;
  min-height: 72px;
  border-bottom: 1px solid ${token('color', 'line')};

  &[data-ticks] {
    grid-template-columns: auto 34px minmax(0, 1fr) auto;
  }
`

export const Thumb = styled.svg`
  flex: none;
  fill: none;
  stroke: ${token('color', 'paperInk')};

  > rect {
    fill: ${token('color', 'paper')};
    stroke: ${token('color', 'lineStrong')};
  }
`

export const Names = styled.div`
  min-width: 0;
  line-height: 20px;

  /* Nothing stands beside it: the number has the whole row. */
  ${narrow} {
    grid-column: -3 / -1;
    padding-block: ${token('space', 3)};
  }

  /* A number longer than its place goes on below; it is never cut. */
  > a {
    display: block;
    width: fit-content;
    max-width: 100%;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  > a > span {
    white-space: normal;
  }
`

export const Title = styled.p`
  overflow: hidden;
  font-size: ${token('text', 13)};
  text-overflow: ellipsis;
  white-space: nowrap;
`

export const Figure = styled.span`
  font-family: ${token('font', 'mono')};
`

export const Aside = styled.div`
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
  line-height: 20px;
  text-align: right;
  white-space: nowrap;

  ${narrow} {
    display: none;
  }
`

export const Brand = styled.p`
  color: ${token('color', 'ink')};
  font-size: ${token('text', 13)};
`

export const Facts = styled.p`
  display: flex;
  justify-content: flex-end;
  gap: 0 14px;
`

/** The same facts under the title, where there is no room beside it. */
export const Short = styled.p`
  display: none;

  ${narrow} {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${token('space', 3)};
    color: ${token('color', 'inkQuiet')};
    font-size: ${token('text', 12)};
    line-height: 18px;

    > [data-extra] {
      display: none;
    }
  }
`
