import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

/** A list and its pages. */
export const Region = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 4)};
  min-width: 0;
`
