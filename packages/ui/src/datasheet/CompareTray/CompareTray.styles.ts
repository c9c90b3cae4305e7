import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const Count = styled.span`
  font-size: ${token('text', 13)};
  white-space: nowrap;

  strong {
    font-family: ${token('font', 'mono')};
  }
`

/** On a phone the count is enough: the parts are on the page it leads to. */
export const Parts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 2)};
  min-width: 0;
  margin: 0;
  padding: 0;
  font-family: ${token('font', 'mono')};
  list-style: none;

  ${media.phone} {
    display: none;
  }
`

export const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space', 2)};

  /* The dock stands at this edge. */
  ${media.desktop} {
    padding-right: ${token('space', 12)};
  }
`

export const Hint = styled.span`
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
`
