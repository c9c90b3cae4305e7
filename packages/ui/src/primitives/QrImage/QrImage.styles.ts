import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Root = styled.figure`
  display: inline-grid;
  justify-items: center;
  gap: ${token('space', 3)};
  max-width: 100%;
`

/** Scanners need dark on light: a code is paper in both themes. */
export const Paper = styled.svg`
  height: auto;
  aspect-ratio: 1;
  border: 1px solid ${token('color', 'line')};
  border-radius: ${token('radius', 'control')};
  background: ${token('color', 'paper')};
  fill: ${token('color', 'paperInk')};
`

export const TooLong = styled.div`
  display: grid;
  place-items: center;
  max-width: 100%;
  padding: ${token('space', 4)};
  border: 1px dashed ${token('color', 'lineControl')};
  border-radius: ${token('radius', 'control')};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
  text-align: center;
`

export const Words = styled.figcaption`
  display: grid;
  justify-items: center;
  gap: ${token('space', 1)};
  min-width: 0;
  max-width: 240px;
  font-size: ${token('text', 13)};
  text-align: center;
  overflow-wrap: anywhere;
`

export const Instead = styled.div`
  color: ${token('color', 'inkQuiet')};
`
