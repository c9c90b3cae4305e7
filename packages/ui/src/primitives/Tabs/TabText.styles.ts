import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

/** Keeps the room of its bold self: choosing a tab moves no other. */
export const Label = styled.span`
  display: inline-grid;

  &::after {
    content: attr(data-text) / '';
    height: 0;
    overflow: hidden;
    visibility: hidden;
    font-weight: 600;
  }
`

export const Count = styled.span`
  color: ${token('color', 'inkQuiet')};
  font: 400 ${token('text', 12)} / 1 ${token('font', 'mono')};
`
