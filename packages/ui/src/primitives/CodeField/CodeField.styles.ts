import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'
import { field } from '../Field/Field.styles.ts'

export const Root = styled.div`
  ${field}
  container-type: inline-size;
  /* What of the input is wider than its cells must not make a phone scroll sideways. */
  overflow-x: clip;
  overflow-clip-margin: 2px;
`

/** The drawn cells lie under one input whose letters are spaced to fall into them. */
export const Frame = styled.div`
  --gap: 8px;
  --cell: min(44px, (100cqi - (var(--cells) - 1) * var(--gap)) / var(--cells));
  position: relative;
  width: calc(var(--cells) * (var(--cell) + var(--gap)) - var(--gap));

  > input {
    position: relative;
    /* Wider than the cells, for the caret behind the last digit would scroll them. */
    width: calc(100% + var(--cell));
    height: 48px;
    padding: 0 0 0 calc((var(--cell) - 1ch) / 2);
    border: 0;
    outline: 0;
    background: none;
    clip-path: inset(-4px var(--cell) -4px -4px);
    font: 600 ${token('text', 20)} / 48px ${token('font', 'mono')};
    letter-spacing: calc(var(--cell) + var(--gap) - 1ch);
    font-variant-ligatures: none;
  }
  > input[data-full] {
    caret-color: transparent;
  }
  > input:disabled {
    color: ${token('color', 'inkQuiet')};
  }
`

export const Cells = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  grid-template-columns: repeat(var(--cells), var(--cell));
  gap: var(--gap);
`

/** Of its frame alone it is asked what stands in it: `:has` of whatever is around it would be asked of the whole page. */
export const Cell = styled.span`
  border: 1px solid ${token('color', 'lineControl')};
  border-radius: ${token('radius', 'control')};
  background: ${token('color', 'surface')};

  ${media.hover} {
    ${Frame}:has(> input:hover) & {
      border-color: ${token('color', 'inkQuiet')};
    }
  }
  ${Frame}:has(> input[data-invalid]) & {
    border-color: ${token('color', 'danger')};
  }
  ${Frame}:has(> input:focus) &[data-now] {
    outline: 2px solid ${token('color', 'focus')};
    outline-offset: -1px;
    border-color: ${token('color', 'focus')};
  }
  ${Frame}:has(> input:disabled) & {
    border-color: ${token('color', 'line')};
    background: ${token('color', 'sunken')};
  }
`
