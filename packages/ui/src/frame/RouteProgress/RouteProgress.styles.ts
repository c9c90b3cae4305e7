import { keyframes, styled } from 'styled-components'
import { token } from '../../theme/index.ts'

const trickle = keyframes`
  from { transform: scaleX(0); }
  20% { transform: scaleX(.45); }
  50% { transform: scaleX(.72); }
  to { transform: scaleX(.92); }
`
const end = keyframes`
  from { transform: scaleX(.92); }
  50% { transform: none; opacity: 1; }
  to { transform: none; opacity: 0; }
`

export const Track = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: 80;
  height: 2px;
  overflow: hidden;
  pointer-events: none;

  &[data-phase]::before {
    content: '';
    display: block;
    height: 100%;
    background: ${token('color', 'accent')};
    transform-origin: left;
  }
  /* Pages that are there at once draw no line. */
  &[data-phase='trickle']::before {
    animation: ${trickle} 5s ${token('motion', 'ease')} 100ms both;
  }
  &[data-phase='end']::before {
    animation: ${end} 400ms ${token('motion', 'ease')} both;
  }
`
