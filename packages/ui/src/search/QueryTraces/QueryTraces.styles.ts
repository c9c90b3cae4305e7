import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Frame = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: ${token('space', 3)};

  /* Room for the copper between box and chips; the box's own corners make the 36 px. */
  &[data-traced] {
    row-gap: 36px;
  }
`

/** The typed text once more, to measure its words. Its type is copied from the box. */
export const Mirror = styled.span`
  position: absolute;
  left: 0;
  top: 0;
  height: 0;
  overflow: hidden;
  max-width: 100%;
  visibility: hidden;
  white-space: pre;
  text-autospace: no-autospace;
  pointer-events: none;
`

export const Drawing = styled.svg`
  position: absolute;
  left: 0;
  top: 0;
  width: 100%;
  height: 100%;
  max-width: none;
  overflow: visible;
  pointer-events: none;
  fill: none;
  stroke: ${token('color', 'trace')};
  stroke-width: 1.25;
  stroke-linejoin: round;

  circle {
    fill: ${token('color', 'surface')};
  }
`
