import { css, keyframes } from 'styled-components'
import { token } from '../../theme/index.ts'

const appear = keyframes`
  from { opacity: 0.01; }
`

/** What floats over a page: raised, with the one shadow of the house. */
export const floating = css`
  padding: 6px;
  border-radius: ${token('radius', 'card')};
  background: ${token('color', 'raised')};
  color: ${token('color', 'ink')};
  box-shadow: ${token('shadow', 'float')};
  font-size: ${token('text', 14)};
  outline: none;
  overflow: auto;
  animation: ${appear} ${token('motion', 'fast')} ${token('motion', 'ease')};
`
