import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'
import { BareButton } from '../../primitives/Button/BareButton.tsx'
import { BareLink } from '../../primitives/Link/BareLink.tsx'

export const Facet = styled.section`
  padding: ${token('space', 3)} 0 14px;
  border-top: 1px solid ${token('color', 'line')};

  &:first-of-type {
    padding-top: 0;
    border-top: 0;
  }
`

export const Head = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${token('space', 2)};
  margin-bottom: ${token('space', 2)};
`

export const Unit = styled.span`
  color: ${token('color', 'inkQuiet')};
  font: 12px/20px ${token('font', 'mono')};
`

export const Title = styled.h2`
  font-size: ${token('text', 13)};
  line-height: 20px;
`

export const List = styled.ul<{ $isLong: boolean }>`
  /* Room for focus rings at the edges of a list that scrolls. */
  margin: 0 -4px;
  padding: 0 4px;
  ${({ $isLong }) => $isLong && 'max-height: 336px; overflow-y: auto;'}
`

export const Seek = styled.input`
  width: 100%;
  height: ${token('size', 'controlSm')};
  margin-bottom: ${token('space', 1)};
  padding: 0 ${token('space', 2)};
  border: 1px solid ${token('color', 'lineControl')};
  border-radius: ${token('radius', 'control')};
  background: ${token('color', 'surface')};
  font-size: ${token('text', 13)};

  &::placeholder {
    color: ${token('color', 'inkQuiet')};
    opacity: 1;
  }
  ${media.touch} {
    height: 44px;
    font-size: ${token('text', 16)};
  }
`

export const Box = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 16px;
  height: 16px;
  border: 1px solid ${token('color', 'lineControl')};
  border-radius: 3px;
  background: ${token('color', 'surface')};

  &[data-on] {
    border-color: ${token('color', 'accent')};
    background: ${token('color', 'accent')};
    color: ${token('color', 'onAccent')};
  }
`

export const Name = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
  line-height: 18px;
`

export const Count = styled.span`
  flex: none;
  color: ${token('color', 'inkQuiet')};
  font: 12px/1 ${token('font', 'mono')};
`

export const Value = styled(BareLink)`
  display: flex;
  align-items: center;
  gap: ${token('space', 2)};
  min-height: 28px;
  padding: ${token('space', 1)} 0;
  color: ${token('color', 'ink')};
  font-size: ${token('text', 13)};

  &:hover {
    text-decoration: none;
  }
  ${media.hover} {
    &:hover > ${Box} {
      border-color: ${token('color', 'inkQuiet')};
    }
  }
  ${media.hover} {
    &:hover > ${Name} {
      color: ${token('color', 'link')};
    }
  }
  &[data-empty] {
    color: ${token('color', 'inkQuiet')};
  }
  ${media.touch} {
    min-height: 44px;
  }
`

export const More = styled(BareButton)`
  margin-top: ${token('space', 1)};
  color: ${token('color', 'link')};
  font-size: ${token('text', 13)};
  line-height: 24px;

  ${media.hover} {
    &:hover {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
`

export const Clear = styled(BareLink)`
  display: block;
  margin-bottom: ${token('space', 3)};
  font-size: ${token('text', 13)};
`

export const None = styled.p`
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
`

export const Least = styled(None)`
  margin-bottom: ${token('space', 3)};
  font-size: ${token('text', 12)};
`
