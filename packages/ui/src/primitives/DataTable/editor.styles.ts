import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

/** A cell to change looks like any other until one points at it; then the field stands where the text stood. */
export const Ground = styled.span`
  display: contents;

  [data-edit] {
    position: relative;
    display: inline-block;
    max-width: 100%;
    min-width: 48px;
    min-height: 24px;
    margin-inline: -7px;
    padding: 2px 6px;
    border: 1px solid transparent;
    border-radius: ${token('radius', 'control')};
    text-align: inherit;
  }
  [data-edit] > span:first-child {
    border-bottom: 1px dashed ${token('color', 'lineControl')};
  }
  [data-edit] > svg {
    position: absolute;
    top: 50%;
    left: calc(100% - 1px);
    translate: 0 -50%;
    color: ${token('color', 'inkQuiet')};
    opacity: 0;
  }
  &[data-align='right'] > [data-edit] > svg {
    right: calc(100% - 1px);
    left: auto;
  }
  [data-edit]:is(:hover, :focus-visible) {
    border-color: ${token('color', 'lineControl')};
    background: ${token('color', 'surface')};
  }
  [data-edit]:is(:hover, :focus-visible) > svg {
    opacity: 1;
  }
  [data-editing] {
    position: relative;
    display: block;
    margin-inline: -7px;
  }
  [data-editor] {
    width: 100%;
    height: 28px;
    padding: 0 6px;
    border: 1px solid ${token('color', 'focus')};
    border-radius: ${token('radius', 'control')};
    outline: 1px solid ${token('color', 'focus')};
    background: ${token('color', 'surface')};
    color: ${token('color', 'ink')};
    text-align: inherit;
  }
  [data-editor][aria-invalid] {
    border-color: ${token('color', 'danger')};
    outline-color: ${token('color', 'danger')};
  }
  [data-editor]:disabled {
    background: ${token('color', 'sunken')};
    color: ${token('color', 'inkQuiet')};
    cursor: progress;
  }
  [data-fault] {
    position: absolute;
    z-index: 1;
    top: calc(100% + 4px);
    left: 0;
    width: max-content;
    max-width: 240px;
    padding: 3px ${token('space', 2)};
    border-radius: ${token('radius', 'control')};
    background: ${token('color', 'dangerWash')};
    color: ${token('color', 'danger')};
    box-shadow: ${token('shadow', 'float')};
    font: 400 ${token('text', 12)} / 18px ${token('font', 'han')};
    text-align: left;
    white-space: normal;
  }
  &[data-align='right'] [data-fault] {
    right: 0;
    left: auto;
  }
  ${media.touch} {
    [data-edit],
    [data-editor] {
      min-height: 44px;
    }
    /* Under 16 px, iOS zooms into the field. */
    [data-editor] {
      font-size: ${token('text', 16)};
    }
  }
`
