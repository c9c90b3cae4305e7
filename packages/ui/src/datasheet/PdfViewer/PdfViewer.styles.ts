import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const Root = styled.div`
  min-width: 0;
  color: ${token('color', 'ink')};

  /* What stands under the pages waits under the window: else it would come in and go again. */
  &[data-pdf='loading'][data-scrolls='page'] {
    min-height: 100vh;
  }

  &[data-scrolls='own'] {
    display: flex;
    flex-direction: column;
    height: 100%;
    background: ${token('color', 'sunken')};
  }
`

export const Tools = styled.div`
  position: sticky;
  z-index: 20;
  flex: none;
  background: ${token('color', 'canvas')};
  border-bottom: 1px solid ${token('color', 'line')};
  /* The edges of the sheets, which lie outside their boxes, go under it too. */
  box-shadow:
    -1px 0 ${token('color', 'canvas')},
    1px 0 ${token('color', 'canvas')};

  ${media.phone} {
    padding-inline: ${token('space', 2)};
  }
  [data-scrolls='own'] > & {
    position: static;
    padding-inline: ${token('space', 3)};
    background: ${token('color', 'surface')};
    box-shadow: none;
  }
`

export const View = styled.div`
  min-width: 0;
  /* Two fingers are ours (usePdfPinch), one is the browser's. */
  touch-action: pan-x pan-y;

  /* While pages fit, nothing scrolls sideways. */
  [data-scrolls='page'] > &[data-wide] {
    overflow-x: auto;
  }
  [data-scrolls='own'] > & {
    flex: 1;
    min-height: 0;
    overflow: auto;
    padding: ${token('space', 6)};
    outline-offset: -2px;
  }
  ${media.phone} {
    [data-scrolls='own'] > & {
      padding: ${token('space', 3)} ${token('space', 2)};
    }
  }
`

/** The reader holds its place itself (usePdfScroll). */
export const List = styled.div`
  display: flex;
  flex-direction: column;
  gap: 20px;
  padding-block: 20px;
  overflow-anchor: none;

  [data-scrolls='own'] & {
    max-width: 1200px;
    margin-inline: auto;
    padding-block: 0;
  }
  ${media.phone} {
    gap: ${token('space', 3)};
    padding-block: ${token('space', 3)};
  }
`
