import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

/** A table is as wide as it must be; it scrolls alone. */
export const Scroller = styled.div`
  overflow-x: auto;
  overflow-wrap: normal;
  border-block: 1px solid ${token('color', 'lineStrong')};
  font-size: ${token('text', 13)};
  line-height: 1.35;

  > table {
    min-width: 100%;
  }
  :is(th, td) {
    min-width: 88px;
    padding: 10px ${token('space', 3)};
    border-bottom: 1px solid ${token('color', 'line')};
    text-align: left;
    vertical-align: top;
  }
  :is(th, td)[align='right'] {
    text-align: right;
  }
  :is(th, td)[align='center'] {
    text-align: center;
  }
  :is(th, td):is([align='right'], [align='center']) {
    min-width: 56px;
  }
  th {
    color: ${token('color', 'inkQuiet')};
    white-space: nowrap;
  }
  tr:last-child > :is(th, td) {
    border-bottom: 0;
  }
  thead > tr:last-child > * {
    border-bottom: 1px solid ${token('color', 'lineStrong')};
  }
  caption {
    padding: ${token('space', 2)} ${token('space', 3)};
    color: ${token('color', 'inkQuiet')};
    text-align: left;
  }
  p {
    margin: 0;
  }
`
