import { GridListItem } from 'react-aria-components'
import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const Root = styled.div`
  position: relative;

  > [role='grid'] {
    border-top: 1px solid ${token('color', 'line')};
    outline: none;
  }
  .react-aria-DropIndicator {
    height: 0;
    outline: none;
  }
  .react-aria-DropIndicator[data-drop-target] {
    outline: 1px solid ${token('color', 'accent')};
  }
`

/** RAC's cell takes no room of its own: the row lays out what is in it. */
export const Row = styled(GridListItem)`
  display: flex;
  align-items: center;
  gap: ${token('space', 2)};
  min-height: ${token('size', 'row')};
  border-bottom: 1px solid ${token('color', 'line')};
  outline: none;

  &[data-dragging] {
    opacity: 0.5;
  }
  &[data-focus-visible] {
    outline: 2px solid ${token('color', 'focus')};
    outline-offset: -2px;
  }
  button[slot='drag'] {
    display: grid;
    place-items: center;
    flex: none;
    width: 28px;
    height: 28px;
    border-radius: ${token('radius', 'control')};
    color: ${token('color', 'inkFaint')};
    cursor: grab;
  }
  button[slot='drag'][data-hovered] {
    background: ${token('color', 'hoverRaised')};
    color: ${token('color', 'ink')};
  }
  ${media.touch} {
    button[slot='drag'] {
      width: 44px;
      height: 44px;
    }
  }
`

export const Content = styled.div`
  flex: 1;
  min-width: 0;
  padding-block: ${token('space', 2)};
  line-height: 20px;
  overflow-wrap: anywhere;
`

export const Moves = styled.div`
  display: flex;
  flex: none;
  gap: 2px;

  /* At the ends of the list an arrow is only faint: no box that would stand out. */
  > button[data-disabled] {
    border-color: transparent;
    background: transparent;
    opacity: 0.4;
  }
  ${media.touch} {
    gap: ${token('space', 3)};
    padding-right: ${token('space', 2)};
  }
`
