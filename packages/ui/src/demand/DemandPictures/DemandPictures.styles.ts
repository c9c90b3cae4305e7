import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(168px, 40%), 1fr));
  gap: ${token('space', 3)};
`

export const Picture = styled.button`
  display: block;
  width: 100%;
  padding: 0;
  overflow: hidden;
  border: 1px solid ${token('color', 'line')};
  border-radius: ${token('radius', 'control')};
  background: none;
  cursor: zoom-in;
`
