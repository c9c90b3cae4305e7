import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const List = styled.ul`
  margin-top: ${token('space', 4)};

  li {
    display: flex;
    gap: ${token('space', 2)};
    align-items: center;
    padding-block: ${token('space', 2)};
    border-top: 1px solid ${token('color', 'line')};
    font-size: ${token('text', 13)};
  }
  li > :first-child {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`
