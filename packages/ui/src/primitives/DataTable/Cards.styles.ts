import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'
import { tick } from './tick.styles.ts'
import { waiting } from './waiting.styles.ts'

/** One under the other where there is little room; beside each other where cards were chosen. */
export const Cards = styled.ul`
  border-top: 1px solid ${token('color', 'lineStrong')};
  ${waiting}

  &[aria-busy] > li:not([aria-hidden]) {
    opacity: 0.6;
  }
  @container (min-width: 600px) {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(280px, 1fr));
    gap: ${token('space', 3)};
    border-top: 0;

    &[data-beside] {
      display: none;
    }
  }
`

export const Card = styled.li`
  display: flex;
  gap: ${token('space', 3)};
  /* Reaches into the gutter, so that a tick washes the card and moves nothing. */
  margin-inline: -12px;
  padding: ${token('space', 3)};
  border-bottom: 1px solid ${token('color', 'line')};
  /* A thousand cards cost what a screen of them does. */
  content-visibility: auto;
  contain-intrinsic-block-size: auto 120px;

  &[data-selected] {
    background: ${token('color', 'accentWash')};
    box-shadow: inset 2px 0 0 ${token('color', 'accent')};
  }
  > input {
    flex: none;
    ${tick}
    margin-top: -9px;
  }
  @container (min-width: 600px) {
    margin-inline: 0;
    padding: ${token('space', 4)};
    border: 1px solid ${token('color', 'line')};
    border-radius: ${token('radius', 'card')};
    background: ${token('color', 'surface')};

    &[data-selected] {
      border-color: ${token('color', 'accentLine')};
      box-shadow: none;
    }
  }
`

export const CardBody = styled.div`
  flex: 1;
  min-width: 0;

  &[data-waiting] {
    display: grid;
    gap: ${token('space', 3)};
    padding-block: ${token('space', 1)};
  }
  &[data-waiting] > span {
    max-width: 100%;
  }
`

export const Notice = styled.div`
  padding-block: ${token('space', 4)};
  border-top: 1px solid ${token('color', 'lineStrong')};

  @container (min-width: 600px) {
    &[data-beside] {
      display: none;
    }
  }
`
