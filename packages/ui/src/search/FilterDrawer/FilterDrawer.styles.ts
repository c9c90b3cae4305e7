import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const Opener = styled.div`
  ${media.desktop} {
    display: none;
  }
`

export const Foot = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${token('space', 2)};
  width: 100%;
`
