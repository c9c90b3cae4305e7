import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 4)};
`
