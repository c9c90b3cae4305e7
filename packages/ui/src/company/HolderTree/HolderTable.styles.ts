import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Share = styled.span`
  display: inline-flex;
  gap: ${token('space', 2)};
  align-items: center;
  font-family: ${token('font', 'mono')};
  white-space: nowrap;
`

export const Bar = styled.i`
  width: 64px;
  height: 6px;
  background: linear-gradient(${token('color', 'trace')} 0 0) left / calc(100% * var(--share)) 100% no-repeat
    ${token('color', 'line')};
  forced-color-adjust: none;
`

export const Card = styled.div`
  display: grid;
  gap: ${token('space', 1)};
  min-width: 0;
  font-size: ${token('text', 13)};
  overflow-wrap: anywhere;
`

export const Quiet = styled.span`
  color: ${token('color', 'inkQuiet')};
`
