import { css, styled } from 'styled-components'
import { token } from '../../theme/index.ts'

const narrow = '@container (max-width: 419px)'

const columns = css`
  display: grid;
  grid-template-columns: minmax(80px, 1.1fr) minmax(56px, 0.8fr) minmax(104px, 1.2fr) 72px 28px;
  gap: 0 ${token('space', 2)};
  align-items: center;

  ${narrow} {
    grid-template-columns: minmax(76px, 1fr) 68px minmax(96px, 1.1fr) 28px;
    gap: 0 6px;

    [data-share] {
      display: none;
    }
  }
`

export const Root = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 2)};
  max-width: 560px;
  font-size: ${token('text', 13)};

  input {
    font-family: ${token('font', 'mono')};
    text-align: right;
  }
`

export const Head = styled.div`
  ${columns}
  padding-bottom: 4px;
  border-bottom: 1px solid ${token('color', 'lineStrong')};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
  text-align: right;
`

export const List = styled.ol`
  margin-top: calc(-1 * ${token('space', 2)});

  > li {
    ${columns}
    padding: 6px 0;
    border-bottom: 1px solid ${token('color', 'line')};
  }

  /* The fields of a row stand on one line; what is wrong with them goes under it, over the whole width. */
  > li > div {
    display: contents;
  }
  > li > *,
  > li > div > * {
    grid-row: 1;
  }
  [data-said='problem'] {
    grid-column: 1 / -1;
    grid-row: auto;
    padding-top: 4px;
  }
  [data-bound],
  [data-end],
  [data-share] {
    font: ${token('text', 13)} / 28px ${token('font', 'mono')};
    text-align: right;
    white-space: nowrap;
  }
  [data-bound] {
    padding-right: 10px;
  }
  [data-bound] small {
    float: left;
    color: ${token('color', 'inkQuiet')};
    font: ${token('text', 12)} / 28px ${token('font', 'han')};
  }
  [data-end],
  [data-share] {
    color: ${token('color', 'inkQuiet')};
  }
`

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 1)} ${token('space', 3)};
  align-items: center;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
`
