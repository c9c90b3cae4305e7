import { Link } from 'react-aria-components'
import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

/** Where there is room for both. */
const beside = '@media (min-width: 1280px)'

export const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 6)};
  align-items: start;

  ${beside} {
    grid-template-columns: clamp(232px, 28%, 320px) minmax(0, 1fr);
  }
`

export const Queue = styled.section`
  display: none;

  ${beside} {
    position: sticky;
    top: calc(var(--sticky-top, 0px) + ${token('space', 4)});
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    max-height: calc(100vh - var(--sticky-top, 0px) - ${token('space', 8)});
    border: 1px solid ${token('color', 'line')};
    border-radius: ${token('radius', 'control')};
    background: ${token('color', 'surface')};
  }
`

export const Head = styled.div`
  padding: ${token('space', 3)};
  border-bottom: 1px solid ${token('color', 'line')};
`

export const List = styled.div`
  overflow-y: auto;
`

export const Item = styled(Link)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${token('space', 1)} ${token('space', 3)};
  padding: ${token('space', 2)} ${token('space', 3)};
  border-bottom: 1px solid ${token('color', 'line')};
  border-left: 2px solid transparent;
  color: ${token('color', 'ink')};
  font-size: ${token('text', 13)};
  text-decoration: none;

  &[data-hovered] {
    background: ${token('color', 'hover')};
  }
  &[aria-current] {
    border-left-color: ${token('color', 'accent')};
    background: ${token('color', 'accentWash')};
  }
  &[data-focus-visible] {
    outline: 2px solid ${token('color', 'focus')};
    outline-offset: -2px;
  }
`

export const Title = styled.strong`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

export const Quiet = styled.span`
  color: ${token('color', 'inkQuiet')};
`

export const Matter = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 4)};
  justify-items: start;

  > * {
    min-width: 0;
    max-width: 100%;
  }
  > :last-child {
    width: 100%;
  }
`
