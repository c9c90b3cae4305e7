import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 ${token('space', 12)};
  border-top: 1px solid ${token('color', 'line')};

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
