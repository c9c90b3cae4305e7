import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Root = styled.div`
  position: relative;
  aspect-ratio: 316 / 150;
`

export const Plot = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  overflow: visible;
  fill: none;
  font: 400 12px ${token('font', 'mono')};

  text {
    fill: ${token('color', 'inkQuiet')};
  }
  [data-band] {
    fill: ${token('color', 'okWash')};
  }
  [data-grid] {
    stroke: ${token('color', 'line')};
  }
  [data-axis] {
    stroke: ${token('color', 'lineStrong')};
  }
  [data-curve] {
    stroke: ${token('color', 'ink')};
    stroke-width: 1.5;
  }
  [data-drop] {
    stroke: ${token('color', 'inkFaint')};
    stroke-dasharray: 2 2;
  }
  [data-now] {
    fill: ${token('color', 'accent')};
  }
  [data-next] {
    fill: ${token('color', 'surface')};
    stroke: ${token('color', 'ok')};
    stroke-width: 1.5;
  }
  [data-name='now'],
  [data-name='next'] {
    fill: ${token('color', 'ink')};
    font-weight: 600;
    paint-order: stroke;
    stroke: ${token('color', 'canvas')};
    stroke-width: 3px;
    stroke-linejoin: round;
  }
  [data-name='next'] {
    fill: ${token('color', 'ok')};
  }
`

/** Lies over the drawing: the browser's own control for a quantity, without its look. */
export const Range = styled.input`
  position: absolute;
  top: 0;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: pointer;
  touch-action: pan-y;

  &::-webkit-slider-thumb {
    width: 1px;
    appearance: none;
  }
  &::-moz-range-thumb {
    width: 1px;
  }
  &:focus-visible + svg {
    outline: 2px solid ${token('color', 'focus')};
    outline-offset: 2px;
  }
`
