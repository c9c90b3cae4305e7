import { styled } from 'styled-components'
import { token } from '../theme/index.ts'

/** How a row looks where there is no room for a table: lines under each other. */
export const RowCard = styled.div`
  display: grid;
  gap: ${token('space', 1)};
  overflow-wrap: anywhere;
`

/** Two things of a line, at its ends. */
export const RowEnds = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 1)} ${token('space', 3)};
  justify-content: space-between;
  align-items: center;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};

  > :first-child {
    color: ${token('color', 'ink')};
  }
`
