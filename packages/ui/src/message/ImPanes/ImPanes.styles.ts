import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

const wide = '@media (min-width: 1180px)'

/** They fill the window under the header and the tabs, and scroll each for itself. */
export const Panes = styled.div`
  display: grid;
  grid-template-columns: 280px minmax(0, 1fr);
  height: max(480px, calc(100dvh - ${token('size', 'header')} - 46px));
  border: 1px solid ${token('color', 'line')};
  border-top: 0;
  background: ${token('color', 'surface')};

  > :where(:not(:first-child)) {
    border-left: 1px solid ${token('color', 'line')};
  }
  ${wide} {
    &[data-context] {
      grid-template-columns: 280px minmax(0, 1fr) 320px;
    }
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    margin-inline: calc(-1 * var(--page-gutter));
    border: 0;

    &[data-open] > :first-child,
    &:not([data-open]) > :nth-child(2) {
      display: none;
    }
    > :where(:not(:first-child)) {
      border-left: 0;
    }
  }
`

export const List = styled.aside`
  min-height: 0;
  overflow: auto;
`

export const Thread = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  background: ${token('color', 'canvas')};
`

export const Context = styled.aside`
  display: none;
  min-height: 0;
  padding-inline: ${token('space', 4)};
  overflow: auto;

  ${wide} {
    display: block;
  }
`

/** Where there is no room beside the talk. */
export const ContextButton = styled.div`
  position: absolute;
  top: 14px;
  right: 84px;

  ${wide} {
    display: none;
  }
`
