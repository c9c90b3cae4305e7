import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Root = styled.article`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto;
  gap: ${token('space', 2)} ${token('space', 6)};
  align-items: center;
  padding-block: ${token('space', 4)};
  border-bottom: 1px solid ${token('color', 'line')};

  ${media.phone} {
    grid-template-columns: auto minmax(0, 1fr) auto;

    > :nth-child(2) {
      grid-column: 2 / -1;
    }
    > :nth-child(3) {
      grid-column: 2;
    }
  }
`

export const About = styled.div`
  display: grid;
  gap: ${token('space', 1)};
  min-width: 0;
  overflow-wrap: anywhere;
`

export const Name = styled.div`
  font-size: 15px;
  font-weight: 600;
`

export const Quiet = styled.div`
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
  line-height: 20px;
`

export const Counts = styled.dl`
  display: flex;
  gap: ${token('space', 6)};
  margin: 0;

  > div {
    display: flex;
    flex-direction: column-reverse;
    min-width: 56px;
    text-align: right;
  }
  dt {
    color: ${token('color', 'inkQuiet')};
    font-size: ${token('text', 12)};
  }
  dd {
    margin: 0;
    font-family: ${token('font', 'mono')};
    font-variant-numeric: tabular-nums;
  }

  ${media.phone} {
    > div {
      text-align: left;
    }
  }
`
