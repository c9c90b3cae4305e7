import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const List = styled.ul`
  display: grid;
  gap: ${token('space', 3)};
  max-width: 720px;

  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space', 1)} ${token('space', 4)};
  }
  span,
  p {
    color: ${token('color', 'inkQuiet')};
    font-size: ${token('text', 13)};
    line-height: 24px;
  }
  p {
    flex-basis: 100%;
    overflow-wrap: anywhere;
  }
`

export const Figure = styled.span`
  font-variant-numeric: tabular-nums;
`
