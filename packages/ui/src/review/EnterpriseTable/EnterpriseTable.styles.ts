import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Code = styled.span`
  font-family: ${token('font', 'mono')};
  overflow-wrap: anywhere;
`

export const Quiet = styled.span`
  display: block;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
  overflow-wrap: anywhere;
`
