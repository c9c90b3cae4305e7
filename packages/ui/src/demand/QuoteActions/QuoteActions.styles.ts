import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Note = styled.span`
  margin-left: auto;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
`

export const Fault = styled.span`
  color: ${token('color', 'danger')};
  font-size: ${token('text', 12)};
`
