import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Page = styled.div`
  font-size: ${token('text', 13)};
`

export const Address = styled.span`
  display: block;
  color: ${token('color', 'inkQuiet')};
  font: 400 ${token('text', 12)} / 18px ${token('font', 'mono')};
`
