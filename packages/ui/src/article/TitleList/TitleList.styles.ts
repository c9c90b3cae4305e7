import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const List = styled.ul<{ $isOrdered: boolean }>`
  display: grid;
  gap: ${token('space', 2)};
  padding-inline-start: ${({ $isOrdered }) => ($isOrdered ? '2em' : '0')};
  list-style: ${({ $isOrdered }) => ($isOrdered ? 'decimal' : 'none')};
  font-size: ${token('text', 14)};
  overflow-wrap: anywhere;

  b {
    font-weight: 600;
  }
`

export const Note = styled.span`
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
`
