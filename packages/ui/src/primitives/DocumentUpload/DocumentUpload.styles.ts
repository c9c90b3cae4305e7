import { Button, Link } from 'react-aria-components'
import { css, styled } from 'styled-components'
import { token } from '../../theme/index.ts'

const tile = css`
  display: block;
  flex: none;
  width: 112px;
  border-radius: ${token('radius', 'control')};

  &[data-focus-visible] {
    outline: 2px solid ${token('color', 'focus')};
    outline-offset: 2px;
  }
`

export const PictureTile = styled(Button)`
  ${tile}
  cursor: zoom-in;
`

export const PdfTile = styled(Link)`
  ${tile}
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${token('space', 1)};
  aspect-ratio: 4 / 3;
  border: 1px solid ${token('color', 'line')};
  background: ${token('color', 'sunken')};
  color: ${token('color', 'inkQuiet')};
  font: 600 ${token('text', 12)} / 16px ${token('font', 'mono')};
`

export const Done = styled.div`
  display: flex;
  gap: ${token('space', 3)};
  align-items: center;
  padding: ${token('space', 2)};
  border: 1px solid ${token('color', 'line')};
  border-radius: ${token('radius', 'control')};
  background: ${token('color', 'surface')};
`

export const Facts = styled.div`
  display: grid;
  flex: 1;
  gap: ${token('space', 2)};
  min-width: 0;
  font-size: ${token('text', 13)};
  line-height: 20px;
  overflow-wrap: anywhere;
`

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 2)};
`
