import { styled } from 'styled-components'
import { gutter } from '../gutter.ts'

export const Body = styled.div`
  ${gutter}
`
