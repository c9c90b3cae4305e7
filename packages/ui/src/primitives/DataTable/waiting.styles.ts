import { css, keyframes } from 'styled-components'
import { token } from '../../theme/index.ts'

const appear = keyframes`
  from { opacity: 0.01; }
`
const breathe = keyframes`
  to { opacity: .45; }
`

/** Bars in place of words that are on their way; not drawn for the first 150 ms, as in `Skeleton`. */
export const waiting = css`
  [data-waiting] {
    animation: ${appear} ${token('motion', 'fast')} 150ms backwards;
  }
  [data-bar] {
    display: inline-block;
    width: 16px;
    max-width: 112px;
    height: 12px;
    border-radius: 2px;
    background: ${token('color', 'line')};
    vertical-align: middle;
    animation: ${breathe} 1.6s ${token('motion', 'ease')} infinite alternate;
  }
`
