import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Stack = styled.span`
  display: grid;
  min-width: 0;
  line-height: 20px;
  overflow-wrap: anywhere;
`

export const Quiet = styled.span`
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
`

export const Figure = styled.span`
  font-family: ${token('font', 'mono')};
  font-variant-numeric: tabular-nums;
`

export const Card = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 2)};
  font-size: ${token('text', 13)};
`

export const Head = styled.div`
  display: flex;
  gap: ${token('space', 3)};
  justify-content: space-between;
  align-items: start;
`
