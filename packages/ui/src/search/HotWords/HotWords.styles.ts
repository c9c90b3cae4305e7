import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'
import { BareLink } from '../../primitives/Link/BareLink.tsx'

export const Line = styled.div`
  display: flex;
  gap: 18px;
  min-width: 0;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
  line-height: 20px;

  > span {
    flex: none;
  }
`

/** One line, whatever the width: what does not fit is not shown; a finger may pull it. */
export const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 2)} 18px;
  min-width: 0;
  height: 20px;
  /* Focus rings are not cut. */
  margin: -3px;
  padding: 3px;
  box-sizing: content-box;
  overflow: hidden;

  ${media.phone} {
    flex-wrap: nowrap;
    overflow-x: auto;
    scrollbar-width: none;
    /* To the edge of the screen, as far as layouts keep from it there. */
    margin-right: calc(-1 * ${token('space', 4)});
  }
`

export const Word = styled(BareLink)`
  color: ${token('color', 'inkQuiet')};
  font-family: ${token('font', 'mono')};
  white-space: nowrap;

  ${media.hover} {
    &:hover {
      color: ${token('color', 'link')};
    }
  }
`
