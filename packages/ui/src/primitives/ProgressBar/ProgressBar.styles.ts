import { keyframes, styled } from 'styled-components'
import { token } from '../../theme/index.ts'

const creep = keyframes`
  from { width: 0; }
`

export const Rail = styled.div`
  height: 2px;
  overflow: hidden;
  background: ${token('color', 'line')};
`

export const Fill = styled.div`
  height: 100%;
  background: ${token('color', 'accent')};
  transition: width ${token('motion', 'slow')} ${token('motion', 'ease')};

  &[data-creeps] {
    width: 92%;
    animation: ${creep} 5s cubic-bezier(0.1, 0.6, 0.3, 1);
  }
`
