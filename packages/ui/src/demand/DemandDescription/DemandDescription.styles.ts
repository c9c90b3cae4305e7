import { styled } from 'styled-components'

export const Root = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`
