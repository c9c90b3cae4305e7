import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Acts = styled.span`
  display: flex;
  gap: ${token('space', 2)};
`

export const Me = styled.span`
  color: ${token('color', 'inkQuiet')};
`

export const Reason = styled.span`
  display: block;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
  overflow-wrap: anywhere;
`
