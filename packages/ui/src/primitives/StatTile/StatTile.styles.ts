import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const Root = styled.div`
  display: grid;
  align-content: start;
  gap: ${token('space', 1)};
  min-width: 0;
  padding: ${token('space', 3)} ${token('space', 4)};
  color: ${token('color', 'ink')};
  text-decoration: none;

  ${media.hover} {
    &:is(a):hover {
      background: ${token('color', 'hover')};
      text-decoration: none;
    }
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`

export const Label = styled.span`
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
  line-height: 18px;

  ${media.hover} {
    a:hover > & {
      color: ${token('color', 'link')};
    }
  }
`

export const Figure = styled.span`
  min-height: 27px;
  font-size: ${token('text', 20)};
  font-weight: 600;
  line-height: 27px;
  overflow-wrap: anywhere;
`

/** The unit is read after the figure. */
export const Counted = styled.span`
  > span > span {
    font-size: ${token('text', 13)};
  }
`

export const Bar = styled.span`
  display: block;
  width: 56px;
  height: 16px;
  margin-top: 6px;
  border-radius: 2px;
  background: ${token('color', 'line')};
`

export const Delta = styled.span`
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
  line-height: 18px;
`

export const Change = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  font-family: ${token('font', 'mono')};
  vertical-align: top;
`
