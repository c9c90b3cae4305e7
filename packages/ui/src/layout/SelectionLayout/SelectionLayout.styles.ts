import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 3)};
  padding-block: ${token('space', 4)} ${token('space', 16)};

  ${media.phone} {
    padding-bottom: ${token('space', 12)};
  }
`

export const Bank = styled.div`
  ${media.belowDesktop} {
    display: none;
  }
`
