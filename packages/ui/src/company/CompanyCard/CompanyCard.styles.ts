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
  grid-template-columns: auto minmax(0, 1fr) minmax(0, 440px) auto;
  gap: ${token('space', 2)} ${token('space', 4)};
  align-items: center;
  padding-block: ${token('space', 4)};
  border-bottom: 1px solid ${token('color', 'line')};

  ${media.belowDesktop} {
    grid-template-columns: auto minmax(0, 1fr) auto;

    > dl {
      grid-row: 2;
      grid-column: 2 / -1;
    }
  }

  ${media.phone} {
    > :last-child:not(dl) {
      grid-column: 2;
      justify-self: start;
    }
    > :nth-child(2) {
      grid-column: 2 / -1;
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
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 1)} ${token('space', 2)};
  align-items: center;
  font-size: 15px;

  > a {
    font-weight: 600;
  }
`

export const Matched = styled.div`
  font-size: ${token('text', 13)};

  mark {
    background: ${token('color', 'mark')};
    color: inherit;
  }
`

export const Basis = styled.span`
  margin-left: ${token('space', 3)};
  color: ${token('color', 'inkQuiet')};
`

export const Quiet = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 1)} ${token('space', 2)};
  align-items: center;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
`

export const Code = styled.span`
  font-family: ${token('font', 'mono')};
`

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.3fr) 96px;
  gap: ${token('space', 1)} ${token('space', 4)};
  margin: 0;
  font-size: ${token('text', 13)};
  overflow-wrap: anywhere;

  dt {
    color: ${token('color', 'inkQuiet')};
    font-size: ${token('text', 12)};
  }
  dd {
    margin: 0;
  }

  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

export const Action = styled.div`
  display: flex;
  gap: ${token('space', 2)};
`
