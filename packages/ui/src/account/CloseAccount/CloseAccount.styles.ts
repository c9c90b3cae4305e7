import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 4)};
`

export const Why = styled.p`
  margin: 0;
  font-size: ${token('text', 14)};
`

export const Title = styled.h3`
  margin: 0 0 ${token('space', 1)};
  font-size: ${token('text', 14)};
`

export const Lines = styled.ul`
  display: grid;
  gap: ${token('space', 1)};
  margin: 0;
  padding-inline-start: ${token('space', 6)};
  color: ${token('color', 'inkQuiet')};
  list-style: disc;
  font-size: ${token('text', 13)};
  overflow-wrap: anywhere;
`

export const Ends = styled.div`
  display: flex;
`
