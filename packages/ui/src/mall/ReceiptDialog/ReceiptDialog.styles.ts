import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('space', 3)};
  align-items: start;

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    min-width: 0;
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Amount = styled.div`
  input {
    font-family: ${token('font', 'mono')};
    font-weight: 600;
    text-align: right;
  }
`
