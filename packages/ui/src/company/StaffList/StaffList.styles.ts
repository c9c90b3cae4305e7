import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(240px, 1fr));
  gap: 0 ${token('space', 6)};
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: ${token('space', 3)};
    align-items: center;
    padding-block: ${token('space', 3)};
    border-bottom: 1px solid ${token('color', 'line')};
  }
`

export const Who = styled.span`
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;

  > a {
    padding-block: 2px;
  }
`

export const Quiet = styled.span`
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
`
