import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Row = styled.li`
  && {
    display: grid;
    gap: ${token('space', 1)};
    justify-content: stretch;
    padding-block: ${token('space', 2)};
  }
  overflow-wrap: anywhere;

  &[data-kept] > a {
    color: ${token('color', 'inkQuiet')};
    text-decoration: line-through;
  }
`

export const Foot = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 1)} ${token('space', 2)};
  align-items: center;
`

export const Quiet = styled.span`
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
`
