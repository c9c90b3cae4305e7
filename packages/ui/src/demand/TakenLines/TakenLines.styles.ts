import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(0, 4fr) minmax(0, 6fr) minmax(0, 3fr);
    gap: ${token('space', 1)} ${token('space', 4)};
    align-items: baseline;
    padding: ${token('space', 3)} 0;
    border-bottom: 1px solid ${token('color', 'line')};
    overflow-wrap: anywhere;
  }

  ${media.phone} {
    li {
      grid-template-columns: minmax(0, 1fr);
    }
    li > :last-child {
      text-align: start;
    }
  }
`

export const What = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token('space', 2)};
  align-items: baseline;
`

export const Told = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token('space', 2)};
  align-items: baseline;
`

export const Quiet = styled.span`
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
`

export const Pieces = styled.span`
  text-align: end;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};

  b {
    color: ${token('color', 'ink')};
    font: 600 1em ${token('font', 'mono')};
  }
`

export const Plain = styled.p`
  margin: ${token('space', 3)} 0 0;
  color: ${token('color', 'inkQuiet')};
`

export const Action = styled.div`
  margin-top: ${token('space', 4)};
`
