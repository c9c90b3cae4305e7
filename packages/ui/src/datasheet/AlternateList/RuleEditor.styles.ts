import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(132px, 1fr));
  gap: ${token('space', 3)} ${token('space', 4)};
  align-items: end;
  padding-block: ${token('space', 3)};
`
