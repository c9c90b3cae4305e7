import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

/** The way to copy shows on the row one looks at; a finger sees it always. */
export const Copy = styled.td`
  width: 1%;
`

/** The words of its buttons, not their boxes, stand on the table's edge. */
export const Foot = styled.div`
  margin: ${token('space', 1)} -10px 0;
`

/** Where a value was read: at the edge, where the eye finds it. */
export const Source = styled.td`
  && {
    width: 1%;
    padding-left: ${token('space', 3)};
    font-size: ${token('text', 12)};
    text-align: right;
    white-space: nowrap;
  }
`

/** Words of a catalogue, not of the maker: quieter than a page that can be opened. */
export const Origin = styled.span`
  color: ${token('color', 'inkQuiet')};
  font-family: ${token('font', 'han')};
`

export const Table = styled.table`
  width: 100%;
  font-size: ${token('text', 13)};
  line-height: 1.35;

  th,
  td {
    height: ${token('size', 'rowCompact')};
    padding: 5px 0;
    border-bottom: 1px solid ${token('color', 'line')};
  }
  th {
    width: 168px;
    padding-right: ${token('space', 6)};
    color: ${token('color', 'inkQuiet')};
    text-align: left;
  }
  td {
    font-family: ${token('font', 'mono')};
    overflow-wrap: anywhere;
  }
  ${Copy} {
    padding-block: 0;
  }
  ${Copy} button {
    opacity: 0;
  }
  tr:hover > *,
  tr:focus-within > * {
    background: ${token('color', 'hover')};
  }
  tr:hover ${Copy} button,
  ${Copy} button:focus-visible {
    opacity: 1;
  }
  ${media.touch} {
    ${Copy} button {
      opacity: 1;
    }
  }
  ${media.phone} {
    th {
      width: 40%;
      padding-right: ${token('space', 3)};
    }
    th,
    td {
      height: ${token('size', 'row')};
    }
  }
`
