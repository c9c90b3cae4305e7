import { styled } from 'styled-components'
import { BareLink } from '../../primitives/Link/BareLink.tsx'
import { media, token } from '../../theme/index.ts'

export const List = styled.ul`
  border-top: 1px solid ${token('color', 'lineStrong')};

  > li {
    border-bottom: 1px solid ${token('color', 'lineStrong')};
  }
`

export const Sheet = styled.article`
  padding: ${token('space', 3)} 0 ${token('space', 2)};
`

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${token('space', 1)} ${token('space', 3)};
  padding-bottom: ${token('space', 1)};

  > label {
    align-self: center;
  }
`

export const Names = styled.div`
  display: flex;
  flex: 1 1 280px;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${token('space', 3)};
  min-width: 0;
`

export const Name = styled.h3`
  min-width: 0;
  font-size: ${token('text', 14)};
  line-height: 22px;
  overflow-wrap: anywhere;

  span {
    white-space: normal;
  }
`

export const Title = styled.span`
  font-size: ${token('text', 13)};
  overflow-wrap: anywhere;
`

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 14px;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
  line-height: 20px;
`

export const Figure = styled.span`
  font-family: ${token('font', 'mono')};
`

/** A page reaches 10 px out to both sides, so that its text stands under the document's name. */
export const Hit = styled(BareLink)`
  display: grid;
  grid-template-columns: 124px minmax(0, 1fr);
  column-gap: ${token('space', 3)};
  margin-inline: -10px;
  padding: 5px 10px;
  color: ${token('color', 'ink')};
  font-size: ${token('text', 13)};
  line-height: 20px;

  &:hover {
    text-decoration: none;
  }
  ${media.hover} {
    &:hover {
      background: ${token('color', 'hover')};
    }
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    padding-block: ${token('space', 2)};
  }
  ${media.touch} {
    min-height: 44px;
    align-content: center;
  }
`

export const Place = styled.span`
  color: ${token('color', 'link')};
  white-space: nowrap;
`

export const Count = styled.span`
  color: ${token('color', 'inkQuiet')};
`

export const Snippet = styled.span`
  overflow-wrap: anywhere;
`

export const Locked = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: ${token('color', 'inkQuiet')};
`

export const Rest = styled.p`
  padding-top: ${token('space', 1)};
  font-size: ${token('text', 13)};
  line-height: 20px;
`
