import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

/** A row may stand in a narrow column of a wide page: what counts is its own width. */
const narrow = '@container (max-width: 480px)'

export const Row = styled.article`
  display: grid;
  grid-template-columns: 34px minmax(0, 1fr) auto;
  column-gap: ${token('space', 4)};
  align-items: center;
  min-height: 72px;
  padding-block: ${token('space', 2)};
  container-type: inline-size;
  border-bottom: 1px solid ${token('color', 'line')};

  &[data-ticks] {
    grid-template-columns: auto 34px minmax(0, 1fr) auto;
  }
`

export const Names = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
  line-height: 20px;

  ${narrow} {
    grid-column: -3 / -1;
  }
`

export const About = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token('space', 3)};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
`

export const Facts = styled.div`
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
  line-height: 20px;
  text-align: right;
  white-space: nowrap;

  > b {
    display: block;
    color: ${token('color', 'ink')};
    font: 600 ${token('text', 13)} / 20px ${token('font', 'mono')};
  }
  > span + span {
    margin-left: ${token('space', 2)};
  }
  ${narrow} {
    display: none;
  }
`

/** The same below the names, where there is no room beside them. */
export const Short = styled.span`
  display: none;

  ${narrow} {
    display: inline;
  }
`
