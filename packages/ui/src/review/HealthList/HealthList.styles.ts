import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Sum = styled.p`
  margin: 0 0 ${token('space', 3)};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
`

export const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`

/** State and name stand under each other down the list; what was said takes the rest, or a line of its own. */
export const Line = styled.li`
  display: grid;
  grid-template-columns: 72px 104px minmax(0, 1fr);
  gap: ${token('space', 1)} ${token('space', 3)};
  align-items: baseline;
  padding-block: ${token('space', 2)};
  border-top: 1px solid ${token('color', 'line')};
  font-size: ${token('text', 14)};

  @media (width < 600px) {
    grid-template-columns: 72px minmax(0, 1fr);
  }
`

export const Name = styled.span`
  font-weight: 600;
`

export const Said = styled.span`
  overflow-wrap: anywhere;

  @media (width < 600px) {
    grid-column: 1 / -1;
  }
`
