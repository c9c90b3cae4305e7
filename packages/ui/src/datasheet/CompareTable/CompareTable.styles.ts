import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

const narrowPage = '@media screen and (max-width: 599px)'

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 3)};
`

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space', 2)} ${token('space', 4)};
`

export const Pairs = styled.div`
  display: none;
  flex-wrap: wrap;
  gap: ${token('space', 2)};

  ${media.phone} {
    display: flex;
  }
`

/** Six columns are wider than most windows: the table scrolls in itself, never the page. */
export const Scroll = styled.div`
  overflow-x: auto;
  overscroll-behavior-x: contain;
`

export const Table = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${token('text', 13)};
  line-height: 18px;

  th,
  td {
    padding: 7px ${token('space', 4)} 7px 0;
    border-bottom: 1px solid ${token('color', 'line')};
    text-align: left;
    vertical-align: top;
  }
  /* The name over its values: half a phone is as wide as a long part number. */
  ${narrowPage} {
    &,
    thead,
    tbody {
      display: block;
    }
    tr {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    [data-aside] {
      display: none;
    }
  }
`

/** The first column stays in sight. */
export const Name = styled.th`
  position: sticky;
  left: 0;
  z-index: 1;
  width: 132px;
  min-width: 132px;
  background: ${token('color', 'canvas')};
  color: ${token('color', 'inkQuiet')};
  font-weight: 400;

  @media print {
    background: none;
  }
  ${narrowPage} {
    grid-column: 1 / -1;
    width: auto;

    && {
      padding-bottom: 0;
      border-bottom: 0;
    }
  }
`

export const Corner = styled(Name).attrs({ scope: 'col' })`
  && {
    vertical-align: bottom;
  }
  ${narrowPage} {
    display: none;
  }
`

export const Head = styled.th`
  min-width: 168px;
  font-weight: 400;

  ${narrowPage} {
    min-width: 0;

    /* Half of a small phone is narrower than some numbers. */
    a,
    a * {
      white-space: normal;
      overflow-wrap: anywhere;
    }
  }
`

export const Letter = styled.span`
  display: none;
  margin-right: ${token('space', 1)};
  color: ${token('color', 'inkQuiet')};
  font-family: ${token('font', 'mono')};
  font-size: ${token('text', 12)};

  ${narrowPage} {
    display: block;
  }
`

export const Sub = styled.span`
  display: block;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
  line-height: 20px;
`

/** What is written in them stands on the column's edge: in the first, the cross alone. */
export const Actions = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space', 1)};
  margin-top: ${token('space', 1)};
  margin-left: -10px;

  &[data-lead] {
    margin-left: -6px;
  }
`

export const Group = styled.tr`
  th {
    position: sticky;
    left: 0;
    height: 40px;
    font-weight: 600;
    vertical-align: bottom;
  }
  ${narrowPage} {
    th {
      display: flex;
      grid-column: 1 / -1;
      align-items: end;
    }
  }
`

export const Cell = styled.td`
  font-family: ${token('font', 'mono')};
  overflow-wrap: anywhere;
`

/** A figure and its unit stay on one line. */
export const Whole = styled.span`
  white-space: nowrap;
`

export const Row = styled.tr`
  @media screen {
    &:hover > * {
      background: ${token('color', 'hover')};
    }
  }
  &[data-differs] > ${Name} {
    color: ${token('color', 'ink')};
    font-weight: 600;
  }
`

export const Untold = styled.span`
  color: ${token('color', 'inkQuiet')};
  font-family: ${token('font', 'han')};
`

/** Behind a value that only the description of a catalogue tells. */
export const Read = styled.span`
  margin-left: ${token('space', 2)};
  color: ${token('color', 'inkQuiet')};
  font-family: ${token('font', 'han')};
  font-size: ${token('text', 12)};
`

export const Best = styled.span`
  margin-left: ${token('space', 2)};
  padding-inline: ${token('space', 1)};
  border-radius: ${token('radius', 'control')};
  background: ${token('color', 'okWash')};
  color: ${token('color', 'ok')};
  font-family: ${token('font', 'han')};
  font-size: ${token('text', 12)};
  font-weight: 600;
`

export const Same = styled.p`
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
`
