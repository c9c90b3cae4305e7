import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 4)};
`

export const Choice = styled.div`
  max-width: 480px;
`

export const Rows = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) minmax(0, 240px) auto;
  gap: ${token('space', 2)} ${token('space', 4)};
  align-items: center;
  padding: ${token('space', 2)} 0;
  border-bottom: 1px solid ${token('color', 'line')};

  ${media.phone} {
    grid-template-columns: auto minmax(0, 1fr) auto;

    > :nth-child(3) {
      grid-row: 2;
      grid-column: 2 / -1;
    }
  }
`

export const Moves = styled.span`
  display: flex;
`

export const Name = styled.span`
  overflow-wrap: anywhere;

  &[data-hidden] {
    color: ${token('color', 'inkQuiet')};
  }
`

export const Facts = styled.span`
  display: block;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
`

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 3)};
`
