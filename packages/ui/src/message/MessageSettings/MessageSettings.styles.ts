import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Root = styled.div`
  max-width: 640px;
`

export const Hours = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(160px, 1fr));
  gap: ${token('space', 3)};
`

export const Note = styled.p`
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
`
