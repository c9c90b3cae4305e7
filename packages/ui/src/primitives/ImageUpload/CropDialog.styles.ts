import { css, styled } from 'styled-components'
import { token } from '../../theme/index.ts'

const places = {
  nw: 'top: 0; left: 0; cursor: nw-resize;',
  n: 'top: 0; left: 50%; cursor: n-resize;',
  ne: 'top: 0; left: 100%; cursor: ne-resize;',
  e: 'top: 50%; left: 100%; cursor: e-resize;',
  se: 'top: 100%; left: 100%; cursor: se-resize;',
  s: 'top: 100%; left: 50%; cursor: s-resize;',
  sw: 'top: 100%; left: 0; cursor: sw-resize;',
  w: 'top: 50%; left: 0; cursor: w-resize;',
}

/** Eight handles on the frame; a frame of fixed proportions has those of its corners. */
const handles = css`
  .ReactCrop__drag-handle {
    position: absolute;
    width: 14px;
    height: 14px;
    border: 2px solid ${token('color', 'paper')};
    border-radius: 50%;
    background: ${token('color', 'accent')};
    transform: translate(-50%, -50%);
  }
  ${Object.entries(places)
    .map(([at, place]) => `.ReactCrop__drag-handle.ord-${at} { ${place} }`)
    .join('\n')}
  .ReactCrop__drag-bar {
    display: none;
  }
  .ReactCrop--fixed-aspect .ReactCrop__drag-handle:is(.ord-n, .ord-e, .ord-s, .ord-w) {
    display: none;
  }
`

/** The cropper's own parts, in our colours: its style sheet is not loaded. */
export const Stage = styled.div`
  display: grid;
  justify-items: center;
  padding: 10px;
  background: ${token('color', 'sunken')};

  .ReactCrop {
    position: relative;
    display: inline-block;
    max-width: 100%;
    cursor: crosshair;
  }
  .ReactCrop__child-wrapper {
    overflow: hidden;
  }
  img {
    max-height: 52vh;
    touch-action: none;
  }
  .ReactCrop__crop-mask {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    pointer-events: none;
  }
  .ReactCrop__crop-selection {
    position: absolute;
    top: 0;
    left: 0;
    outline: 1px solid ${token('color', 'paper')};
    cursor: move;
    touch-action: none;
  }
  .ReactCrop__crop-selection:focus-visible {
    outline: 2px solid ${token('color', 'focus')};
  }
  ${handles}
`
