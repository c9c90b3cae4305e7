import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Post = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 1)} ${token('space', 2)};
  align-items: baseline;
  font-size: ${token('text', 13)};
`
