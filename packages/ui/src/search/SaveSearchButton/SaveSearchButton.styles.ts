import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Fields = styled.div`
  display: grid;
  gap: ${token('space', 4)};
`
