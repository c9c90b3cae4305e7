import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Fault = styled.span`
  display: block;
  color: ${token('color', 'danger')};
`

export const Good = styled.span`
  color: ${token('color', 'ok')};
`

export const Line = styled.span`
  display: block;
  overflow: hidden;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
  text-overflow: ellipsis;
  white-space: nowrap;
`
