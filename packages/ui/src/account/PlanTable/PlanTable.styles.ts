import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

const narrow = '@media screen and (max-width: 599px)'

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 3)};
`

/** On a phone every plan is a card, and every right a line over what each plan has of it. */
export const Table = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  table-layout: fixed;
  font-size: ${token('text', 14)};

  th,
  td {
    padding: 10px ${token('space', 4)};
    border-bottom: 1px solid ${token('color', 'line')};
    font-weight: 400;
    text-align: left;
    vertical-align: top;
  }
  th[scope='row'] {
    padding-left: 0;
    color: ${token('color', 'inkQuiet')};
  }
  td {
    font-variant-numeric: tabular-nums;
  }
  td[data-mine] {
    background: ${token('color', 'surface')};
    box-shadow:
      inset 1px 0 ${token('color', 'line')},
      inset -1px 0 ${token('color', 'line')};
  }
  td[data-more] {
    font-weight: 600;
  }

  ${narrow} {
    &,
    thead,
    tbody {
      display: block;
    }
    thead tr {
      display: grid;
    }
    tbody tr {
      display: grid;
      grid-template-columns: repeat(var(--plans), minmax(0, 1fr));
      gap: 2px ${token('space', 2)};
      padding: ${token('space', 3)} 0;
      border-bottom: 1px solid ${token('color', 'line')};
    }
    tbody th,
    tbody td,
    td[data-mine] {
      padding: 0;
      border: 0;
      background: none;
      box-shadow: none;
    }
    th[scope='row'] {
      grid-column: 1 / -1;
      color: ${token('color', 'ink')};
    }
    td::before {
      content: attr(data-plan) / '';
      display: block;
      color: ${token('color', 'inkQuiet')};
      font-size: ${token('text', 12)};
      font-weight: 400;
    }
    td[data-mine]::before {
      color: ${token('color', 'accent')};
    }
  }
`

/** What the rows are. */
export const Corner = styled.td`
  &&& {
    padding-left: 0;
    border-bottom-color: ${token('color', 'lineStrong')};
    color: ${token('color', 'inkQuiet')};
    font-size: ${token('text', 13)};
    vertical-align: bottom;
  }
  ${narrow} {
    display: none;
  }
`

export const Plan = styled.th`
  &&& {
    padding-block: ${token('space', 4)};
    border-bottom-color: ${token('color', 'lineStrong')};
  }
  &&[data-mine] {
    background: ${token('color', 'surface')};
    box-shadow:
      inset 1px 0 ${token('color', 'line')},
      inset -1px 0 ${token('color', 'line')},
      inset 0 2px ${token('color', 'accent')};
  }
  ${narrow} {
    &&& {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 0 ${token('space', 4)};
      padding-inline: 0;
    }
    &&&[data-mine] {
      padding-inline: ${token('space', 4)};
    }
  }
`

export const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space', 2)};
  min-height: 24px;
  font-size: ${token('text', 16)};
  font-weight: 600;
`

export const Price = styled.div`
  font-size: ${token('text', 28)};
  font-weight: 600;
  line-height: 36px;

  ${narrow} {
    grid-column: 1;
    font-size: ${token('text', 20)};
    line-height: 28px;
  }
`

export const Figure = styled.span`
  font-family: ${token('font', 'mono')};
  line-height: 1;
`

export const Per = styled.span`
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
  font-weight: 400;
`

/** Two lines have room in every plan, so that the buttons stand on one line. */
export const Detail = styled.div`
  min-height: 40px;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
  line-height: 20px;

  ${narrow} {
    grid-column: 1;
    min-height: 0;
  }
`

export const Day = styled.span`
  white-space: nowrap;
`

export const Deed = styled.div`
  margin-top: ${token('space', 2)};
  ${media.tablet} {
    max-width: 240px;
  }
  ${narrow} {
    grid-row: 1 / span 3;
    grid-column: 2;
    align-self: center;
    min-width: 112px;
    margin: 0;
  }
`

export const Included = styled.span`
  display: inline-flex;
  gap: ${token('space', 1)};
  align-items: center;
  min-height: ${token('size', 'control')};
  color: ${token('color', 'ok')};
`

export const Note = styled.p`
  margin: 0;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
`
