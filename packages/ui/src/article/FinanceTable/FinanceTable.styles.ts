import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

/** A line is two rows: its figures, and what it opens to. On phones a line is a block of labelled figures. */
export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;

  th,
  td {
    padding: ${token('space', 2)} ${token('space', 3)} ${token('space', 2)} 0;
    font-weight: 400;
    text-align: left;
    overflow-wrap: anywhere;
  }
  thead th {
    border-bottom: 1px solid ${token('color', 'rule')};
    color: ${token('color', 'inkQuiet')};
    font-size: ${token('text', 13)};
    white-space: nowrap;
  }
  [data-figure] {
    text-align: right;
    white-space: nowrap;
  }
  td[data-figure] {
    font-family: ${token('font', 'mono')};
  }
  th[scope='row'],
  b {
    font-weight: 600;
  }
  abbr {
    text-decoration: none;
  }
  [data-plot] {
    width: 140px;
  }
  > tbody {
    border-bottom: 1px solid ${token('color', 'line')};
  }
  [data-past] > td {
    padding-block: 0 ${token('space', 2)};
  }

  ${media.belowDesktop} {
    [data-plot] {
      display: none;
    }
  }

  ${media.phone} {
    display: block;

    > thead {
      display: none;
    }
    > tbody {
      display: block;
      padding-block: ${token('space', 2)};
    }
    > tbody > tr {
      display: grid;
      grid-template-columns: 1fr 1fr;
      gap: 2px ${token('space', 4)};
    }
    > tbody > tr > th,
    > tbody > [data-past] > td {
      grid-column: 1 / -1;
    }
    > tbody > tr > th,
    > tbody > tr > td {
      padding: 2px 0;
      text-align: left;
      white-space: normal;
    }
    > tbody > tr > td[data-plot] {
      display: none;
    }
    > tbody > tr > td[data-figure] {
      text-align: left;
    }
    td[data-label]::before {
      content: attr(data-label) ' ';
      color: ${token('color', 'inkQuiet')};
      font-family: ${token('font', 'han')};
      font-size: ${token('text', 13)};
    }
  }
`

export const Code = styled.span`
  display: block;
  color: ${token('color', 'inkQuiet')};
  font: ${token('text', 12)} / 16px ${token('font', 'mono')};
`

export const Plot = styled.svg`
  display: block;
  fill: ${token('color', 'lineStrong')};

  [data-last] {
    fill: ${token('color', 'accent')};
  }
  path {
    stroke: ${token('color', 'lineControl')};
  }
`
