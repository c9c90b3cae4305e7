import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const Head = styled.header`
  display: flex;
  gap: ${token('space', 2)};
  align-items: center;
  min-height: 56px;
  padding: ${token('space', 1)} ${token('space', 3)} ${token('space', 1)} 20px;
  border-bottom: 1px solid ${token('color', 'line')};
  background: ${token('color', 'surface')};

  ${media.phone} {
    padding-left: ${token('space', 1)};
  }
`

export const Back = styled.span`
  display: none;

  ${media.phone} {
    display: block;
  }
`

export const Who = styled.div`
  flex: 1;
  min-width: 0;
  /* What the talk is about opens from here where it has no pane. */
  padding-right: ${token('space', 8)};

  h2 {
    overflow: hidden;
    font-size: ${token('text', 14)};
    font-weight: 600;
    line-height: 20px;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  a {
    display: block;
    overflow: hidden;
    color: ${token('color', 'inkQuiet')};
    font-size: ${token('text', 13)};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`
