import { styled } from 'styled-components'

export const Word = styled.span`
  overflow-wrap: anywhere;
`
