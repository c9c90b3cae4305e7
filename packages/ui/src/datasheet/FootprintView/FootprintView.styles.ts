import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

const sides = { lg: '232px', sm: '112px' }

export const Drawing = styled.svg<{ $size: keyof typeof sides }>`
  width: ${({ $size }) => sides[$size]};
  height: ${({ $size }) => sides[$size]};
  fill: ${token('color', 'inkQuiet')};
  font: 11px ${token('font', 'mono')};
`

export const Lead = styled.g`
  fill: ${token('color', 'sunken')};
  stroke: ${token('color', 'inkQuiet')};
`

export const Body = styled.rect`
  fill: ${token('color', 'surface')};
  stroke: ${token('color', 'ink')};
  stroke-width: 1.5;
`

export const Pad = styled.rect`
  fill: none;
  stroke: ${token('color', 'trace')};
  stroke-dasharray: 4 3;
`

export const Mark = styled.circle`
  fill: none;
  stroke: ${token('color', 'ink')};
`

export const Bar = styled.path`
  fill: none;
  stroke: ${token('color', 'ink')};
  stroke-width: 4;
`

export const Lines = styled.path`
  fill: none;
  stroke: ${token('color', 'inkFaint')};
`
