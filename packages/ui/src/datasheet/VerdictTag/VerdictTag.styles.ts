import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

const tones = {
  fit: token('color', 'ok'),
  part: token('color', 'warn'),
  board: token('color', 'inkQuiet'),
}

export const Root = styled.span<{ $tone: keyof typeof tones }>`
  display: inline-flex;
  align-items: center;
  gap: ${token('space', 2)};
  color: ${({ $tone }) => tones[$tone]};
  font-size: ${token('text', 13)};
  font-weight: 600;
  white-space: nowrap;

  > svg {
    flex: none;
  }
`
