import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Sent = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 2)};
  padding-block: ${token('space', 3)};
  border-bottom: 1px solid ${token('color', 'line')};
  overflow-wrap: anywhere;

  > p {
    white-space: pre-line;
  }
`
