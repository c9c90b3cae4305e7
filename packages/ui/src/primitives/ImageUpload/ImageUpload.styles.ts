import { GridList, GridListItem } from 'react-aria-components'
import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Images = styled(GridList)`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 2)};
  outline-offset: 3px;

  > .react-aria-DropIndicator[data-drop-target] {
    width: 2px;
    margin-inline: -5px;
    border-radius: 1px;
    outline: 1px solid ${token('color', 'accent')};
    background: ${token('color', 'accent')};
  }
`

export const Item = styled(GridListItem)`
  display: grid;
  align-content: start;
  width: 104px;
  overflow: hidden;
  border: 1px solid ${token('color', 'line')};
  border-radius: ${token('radius', 'control')};
  background: ${token('color', 'surface')};

  &[data-focus-visible] {
    outline: 2px solid ${token('color', 'focus')};
    outline-offset: 1px;
  }
  &[data-dragging] {
    opacity: 0.5;
  }
`

export const Picture = styled.img`
  width: 100%;
  aspect-ratio: 1;
  object-fit: contain;
  background: ${token('color', 'paper')};
`

export const Ways = styled.div`
  display: flex;
  justify-content: space-between;
  padding: 3px;
  border-top: 1px solid ${token('color', 'line')};

  > [slot='drag'] {
    cursor: grab;
  }
  /* Three of them stand side by side: their unseen room would overlap. */
  > *::after {
    inset: -3px;
  }
`
