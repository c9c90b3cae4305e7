import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Part = styled.section`
  display: grid;
  gap: ${token('space', 2)};
  padding-block: ${token('space', 4)};
  overflow-wrap: anywhere;

  & + & {
    border-top: 1px solid ${token('color', 'lineStrong')};
  }
  h3 {
    font-size: ${token('text', 14)};
    font-weight: 600;
  }
  li {
    display: flex;
    gap: ${token('space', 2)};
    justify-content: space-between;
    padding-block: ${token('space', 1)};
    font-size: ${token('text', 13)};
  }
  /* In its own pane a card needs no frame. */
  [data-card] {
    width: auto;
    padding: 0;
    border: 0;
    background: none;
  }
`

export const Quiet = styled.span`
  flex: none;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
`
