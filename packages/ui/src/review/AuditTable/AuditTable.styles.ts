import { Link } from 'react-aria-components'
import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 4)};
`

export const Kinds = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 2)};
`

/** How many wait, and since when. */
export const Count = styled.strong`
  margin-left: ${token('space', 2)};
  color: ${token('color', 'ink')};
`

export const Age = styled.span`
  margin-left: ${token('space', 2)};
  font-weight: 400;
  font-size: ${token('text', 12)};
`

export const Saved = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 2)};
  align-items: center;
  margin-top: ${token('space', 2)};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
`

/** A filter with what gives it up. */
export const Kept = styled.span`
  display: inline-flex;
  align-items: center;
`

export const Kind = styled(Link)`
  display: block;
  padding: 3px 10px;
  border: 1px solid ${token('color', 'line')};
  border-radius: ${token('radius', 'control')};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
  line-height: 20px;
  text-decoration: none;

  &[data-hovered] {
    background: ${token('color', 'hover')};
    color: ${token('color', 'ink')};
  }
  &[aria-current] {
    border-color: ${token('color', 'ink')};
    background: ${token('color', 'surface')};
    color: ${token('color', 'ink')};
    font-weight: 600;
  }
  &[data-focus-visible] {
    outline: 2px solid ${token('color', 'focus')};
    outline-offset: 1px;
  }
`
