import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Name = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 1)} ${token('space', 2)};
  align-items: baseline;
  font-weight: 600;
  overflow-wrap: anywhere;
`

export const Card = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${token('space', 1)} ${token('space', 3)};
  align-items: center;
  font-size: ${token('text', 13)};

  > :first-child {
    grid-column: 1 / -1;
  }
  > :nth-child(3),
  > :last-child {
    justify-self: end;
  }
  > :nth-child(4) {
    color: ${token('color', 'inkQuiet')};
  }
`
