import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'
import { LotTable } from './GoodsHeader.styles.ts'

export const OffShelf = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 2)};
  font-size: ${token('text', 13)};
  line-height: 20px;

  > :last-child {
    margin-top: ${token('space', 2)};
  }
  > h2 {
    font-size: ${token('text', 16)};
    line-height: 24px;
    overflow-wrap: anywhere;
  }
  > p {
    color: ${token('color', 'inkQuiet')};
  }
`

export const Offers = styled(LotTable)`
  th:last-child,
  th:nth-child(2),
  td {
    text-align: right;
  }
  td {
    font-family: ${token('font', 'mono')};
    white-space: nowrap;
  }
  th:first-child {
    overflow-wrap: anywhere;
  }
`
