import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const Folded = styled.details`
  summary {
    width: fit-content;
    min-height: 24px;
    color: ${token('color', 'link')};
    font-size: ${token('text', 13)};
    line-height: 24px;
    cursor: pointer;
  }
`

export const Columns = styled.div`
  display: grid;
  gap: ${token('space', 6)} ${token('space', 12)};
  padding-block: ${token('space', 3)} ${token('space', 4)};

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${token('text', 13)};

  th,
  td {
    padding: ${token('space', 1)} 0;
    border-bottom: 1px solid ${token('color', 'line')};
    font-weight: 400;
    text-align: right;
  }
  th:first-child {
    text-align: left;
  }
  thead th {
    color: ${token('color', 'inkQuiet')};
  }
  td {
    font-family: ${token('font', 'mono')};
  }
`

export const Facts = styled.dl`
  margin: 0;
  font-size: ${token('text', 13)};

  > div {
    display: flex;
    justify-content: space-between;
    gap: ${token('space', 4)};
    padding: ${token('space', 1)} 0;
    border-bottom: 1px solid ${token('color', 'line')};
  }
  dd {
    margin: 0;
    text-align: right;
  }
`

export const Source = styled.p`
  margin-top: ${token('space', 3)};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
  overflow-wrap: anywhere;
`

export const Links = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 1)} ${token('space', 4)};
  margin-top: ${token('space', 2)};
  font-size: ${token('text', 13)};
`
