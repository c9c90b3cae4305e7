import { Button } from 'react-aria-components'
import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Parts = styled.div`
  display: grid;
  gap: ${token('space', 4)};
  min-width: 0;

  .ReactCrop img {
    width: auto;
    height: auto;
    max-width: 100%;
  }
`

export const Asking = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${token('space', 2)};
`

export const Sheets = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Sheet = styled(Button)`
  display: grid;
  gap: 2px;
  width: 100%;
  padding: ${token('space', 2)} ${token('space', 1)};
  border: 0;
  border-bottom: 1px solid ${token('color', 'line')};
  background: none;
  color: ${token('color', 'ink')};
  font: inherit;
  text-align: left;
  overflow-wrap: anywhere;
  cursor: pointer;

  &[data-hovered] {
    background: ${token('color', 'sunken')};
  }
  &[data-focus-visible] {
    outline: 2px solid ${token('color', 'focus')};
  }
  span {
    color: ${token('color', 'inkQuiet')};
    font-size: ${token('text', 12)};
  }
`

export const Chosen = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token('space', 3)};
  overflow-wrap: anywhere;
`

export const Ways = styled.div`
  display: flex;
  justify-content: flex-end;
`
