import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Card = styled.div`
  display: grid;
  gap: 2px;
  min-width: 0;
  overflow-wrap: anywhere;
`

export const Quiet = styled.span`
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
`
