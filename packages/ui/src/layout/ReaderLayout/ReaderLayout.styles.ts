import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'
import { breakpoint } from '../../theme/tokens.ts'

const wide = `@media (min-width: ${breakpoint.wide - 40}px)`

export const Panes = styled.div`
  display: grid;
  gap: ${token('space', 6)};
  max-width: 1600px;
  margin-inline: auto;
  padding-inline: ${token('size', 'gutter')};

  > * {
    min-width: 0;
  }
  ${media.phone} {
    padding-inline: 0;
  }
  ${media.desktop} {
    padding-inline: clamp(68px, 5vw, 72px);
    grid-template-columns: 240px minmax(0, 1fr);
  }
  ${wide} {
    grid-template-columns: 240px minmax(0, 1fr) 288px;
    gap: ${token('space', 8)};
  }
`

export const Sidebar = styled.aside`
  ${media.belowDesktop} {
    display: none;
  }
  ${media.desktop} {
    position: sticky;
    top: var(--sticky-top);
    height: calc(100vh - var(--sticky-top));
    margin-left: -10px;
    overflow-y: auto;
    border-right: 1px solid ${token('color', 'line')};
    padding-block: ${token('space', 2)};
  }
`

export const Viewer = styled.div`
  min-height: 60vh;
`

export const Info = styled.div`
  display: grid;
  gap: ${token('space', 8)};
  align-content: start;
  padding-block: ${token('space', 4)} ${token('space', 12)};

  ${media.desktop} {
    grid-column: 2;
  }
  /* Beside the pages it stays in sight, and scrolls on its own when it is longer than the window. */
  ${wide} {
    position: sticky;
    top: var(--sticky-top);
    grid-column: 3;
    max-height: calc(100vh - var(--sticky-top));
    overflow-y: auto;
  }
  ${media.phone} {
    padding-inline: ${token('space', 4)};
  }
`

/** No box of its own: what sticks in it keeps to the window. */
export const Bar = styled.div`
  display: contents;

  /* A thumb finds its buttons: they share the width. */
  > [role='group'] > button {
    flex: 1;
    margin-left: 0;
  }
  ${media.desktop} {
    display: none;
  }
`
