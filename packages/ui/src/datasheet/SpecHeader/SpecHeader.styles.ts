import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const Root = styled.div`
  --page-gutter: ${token('size', 'gutter')};
  z-index: 45;
  background: ${token('color', 'surface')};
  border-bottom: 1px solid ${token('color', 'line')};

  ${media.desktop} {
    --page-gutter: clamp(68px, 5vw, 72px);
    position: sticky;
  }
  ${media.phone} {
    --page-gutter: ${token('space', 4)};
  }
`

/** As wide as the page under it (`PageBody` of a datasheet); with its line 60 px high, which is what sticks under it counts on. */
export const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space', 4)};
  height: 59px;
  max-width: 1600px;
  margin-inline: auto;
  padding-inline: var(--page-gutter);

  ${media.phone} {
    gap: ${token('space', 2)};
  }
`

/** The arrow itself, not its square, stands on the page's edge. */
export const Back = styled.div`
  flex: none;
  margin-left: -8px;
`

export const Subject = styled.div`
  min-width: 0;
`

export const Title = styled.h1`
  overflow: hidden;
  font-size: ${token('text', 16)};
  line-height: 22px;
  text-overflow: ellipsis;
  white-space: nowrap;
`

export const Facts = styled.p`
  display: flex;
  align-items: baseline;
  gap: 0 14px;
  overflow: hidden;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
  line-height: 16px;
  white-space: nowrap;
`

/** Facts that phones leave out. */
export const Extra = styled.span`
  ${media.phone} {
    display: none;
  }
`

/** Where it comes from stands before all else. */
export const Source = styled.span`
  display: inline-flex;
  gap: ${token('space', 2)};
`

export const Figure = styled.span`
  font-family: ${token('font', 'mono')};
`

export const Actions = styled.div`
  display: flex;
  flex: none;
  gap: ${token('space', 2)};
  margin-left: auto;

  ${media.phone} {
    display: none;
  }
`

export const Menu = styled.div`
  display: none;
  flex: none;
  margin-left: auto;

  ${media.phone} {
    display: block;
  }
`
