import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Root = styled.figure`
  display: grid;
  gap: ${token('space', 2)};
  margin: 0;

  figcaption {
    color: ${token('color', 'inkQuiet')};
    font-size: ${token('text', 13)};
    line-height: 20px;
  }
  figcaption b {
    color: ${token('color', 'ink')};
    font-family: ${token('font', 'mono')};
  }
`

/** Its lines are drawn behind the bars, in percent of its height. */
export const Plot = styled.div`
  position: relative;
  display: grid;
  grid-auto-columns: minmax(2px, 1fr);
  grid-auto-flow: column;
  gap: 3px;
  align-items: end;
  height: 140px;
  padding-left: 56px;
  margin-top: ${token('space', 4)};
  border-bottom: 1px solid ${token('color', 'inkQuiet')};

  > [data-tick] {
    position: absolute;
    right: 0;
    left: 0;
    border-top: 1px solid ${token('color', 'line')};
    color: ${token('color', 'inkQuiet')};
    font: ${token('text', 12)} / 16px ${token('font', 'mono')};
  }
  > [data-tick] span {
    position: absolute;
    bottom: 1px;
  }
  > [data-bar] {
    position: relative;
    z-index: 1;
    justify-self: center;
    width: 60%;
    min-width: 2px;
    background: ${token('color', 'lineStrong')};
  }
  > [data-highest] {
    background: ${token('color', 'accent')};
  }
`

export const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  padding-left: 56px;
  color: ${token('color', 'inkQuiet')};
  font: ${token('text', 12)} / 16px ${token('font', 'mono')};
`

export const Figures = styled.details`
  font-size: ${token('text', 13)};

  summary {
    width: fit-content;
    color: ${token('color', 'link')};
    line-height: 24px;
    cursor: pointer;
  }
  table {
    width: 100%;
    border-collapse: collapse;
  }
  th,
  td {
    padding: 4px 0;
    border-bottom: 1px solid ${token('color', 'line')};
    font: ${token('text', 13)} / 20px ${token('font', 'mono')};
    text-align: right;
  }
  th {
    font-family: inherit;
    font-weight: 400;
    color: ${token('color', 'inkQuiet')};
  }
  th:first-child,
  td:first-child {
    text-align: left;
  }
`
