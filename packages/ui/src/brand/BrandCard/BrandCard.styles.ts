import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'
import { BareLink } from '../../primitives/Link/BareLink.tsx'

export const Cell = styled(BareLink)`
  display: grid;
  align-content: center;
  height: 84px;
  padding: 0 ${token('space', 4)};
  color: inherit;

  &:hover {
    text-decoration: none;
  }
  ${media.hover} {
    &:hover {
      background: ${token('color', 'hoverRaised')};
    }
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  ${media.phone} {
    height: 64px;
    padding: 0 10px;
  }
`

export const Name = styled.span`
  overflow: hidden;
  font-size: 15px;
  font-weight: 600;
  letter-spacing: -0.01em;
  line-height: 22px;
  text-overflow: ellipsis;
  white-space: nowrap;

  ${media.phone} {
    font-size: ${token('text', 13)};
    line-height: 20px;
  }
`

export const Count = styled.span`
  font-family: ${token('font', 'mono')};
`

export const Line = styled.span`
  display: flex;
  justify-content: space-between;
  gap: ${token('space', 2)};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
  line-height: 18px;
  white-space: nowrap;

  ${media.phone} {
    > ${Count} {
      display: none;
    }
  }
`

export const Han = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
`

export const Row = styled.article`
  display: flex;
  align-items: flex-start;
  gap: ${token('space', 4)};
  min-height: 88px;
  padding-block: ${token('space', 3)};
  border-bottom: 1px solid ${token('color', 'line')};
`

export const About = styled.div`
  flex: 1;
  min-width: 0;
`

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 14px;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
  line-height: 20px;
`
