import { styled } from 'styled-components'
import { BareLink } from '../../primitives/Link/BareLink.tsx'
import { media, token } from '../../theme/index.ts'

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space', 2)} ${token('space', 6)};
`

export const Words = styled.div`
  width: 240px;

  ${media.phone} {
    width: 100%;
  }
`

export const Tags = styled.div`
  display: flex;
  flex: 1 1 320px;
  align-items: baseline;
  gap: ${token('space', 3)};
  min-width: 0;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};

  > span {
    flex: none;
  }
  > ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space', 1)} ${token('space', 2)};
    min-width: 0;
  }
  ${media.phone} {
    flex-basis: 100%;
  }
`

export const TagWay = styled(BareLink)`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 28px;
  padding: 0 ${token('space', 2)};
  border-radius: ${token('radius', 'control')};
  color: ${token('color', 'ink')};
  line-height: 20px;
  overflow-wrap: anywhere;
  text-decoration: none;

  ${media.hover} {
    &:hover {
      background: ${token('color', 'hover')};
      text-decoration: none;
    }
  }
  &[aria-current] {
    background: ${token('color', 'accentWash')};
    color: ${token('color', 'accent')};
    font-weight: 600;
  }
  ${media.touch} {
    min-height: 44px;
  }
`

export const Count = styled.span`
  color: ${token('color', 'inkQuiet')};
  font: 400 ${token('text', 12)} / 18px ${token('font', 'mono')};
`

export const Rows = styled.ul`
  border-top: 1px solid ${token('color', 'line')};
`

export const OwnTags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 1)};
  margin-top: ${token('space', 1)};
`

export const Known = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 2)};
`
