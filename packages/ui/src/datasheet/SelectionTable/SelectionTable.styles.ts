import { styled } from 'styled-components'

/** As wide as a number of pieces. */
export const Quantity = styled.span`
  width: 136px;
`
