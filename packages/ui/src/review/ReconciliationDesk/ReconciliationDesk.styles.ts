import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 4)};
`

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 2)} ${token('space', 4)};
  justify-content: space-between;
  align-items: center;
`

export const Why = styled.p`
  margin: 0;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
`

export const Faults = styled.ol`
  list-style: decimal;
  display: grid;
  gap: ${token('space', 1)};
  margin: 0;
  padding-inline-start: ${token('space', 6)};
  font-size: ${token('text', 14)};
  overflow-wrap: anywhere;
`

export const Ends = styled.div`
  display: flex;
  justify-content: flex-end;
  margin-top: ${token('space', 3)};
`
