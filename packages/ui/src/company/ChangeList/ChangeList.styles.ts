import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const List = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: 96px 128px minmax(0, 1fr);
    gap: ${token('space', 1)} ${token('space', 4)};
    padding-block: ${token('space', 3)};
    border-bottom: 1px solid ${token('color', 'line')};
    font-size: ${token('text', 13)};

    ${media.phone} {
      grid-template-columns: auto minmax(0, 1fr);

      > :last-child {
        grid-column: 1 / -1;
      }
    }
  }
`

export const Day = styled.span`
  font-family: ${token('font', 'mono')};
`

export const Item = styled.span`
  font-weight: 600;
`
