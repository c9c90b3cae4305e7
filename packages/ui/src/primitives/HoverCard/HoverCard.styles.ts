import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'
import { floating } from '../Popover/floating.ts'

export const Card = styled.div`
  ${floating}
  z-index: 55;
  width: max-content;
  max-width: min(420px, calc(100vw - ${token('space', 4)}));
  max-height: min(560px, calc(100dvh - ${token('space', 16)}));
  padding: ${token('space', 4)};
`
