import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'
import { narrow } from '../CashierPanel/PayBox.styles.ts'

export const Account = styled.dl`
  font-size: ${token('text', 14)};
  line-height: 24px;

  > div {
    display: grid;
    grid-template-columns: 88px minmax(0, 1fr) auto;
    align-items: center;
    min-height: 40px;
    padding-block: ${token('space', 1)};
    border-bottom: 1px solid ${token('color', 'line')};
  }
  dt {
    color: ${token('color', 'inkQuiet')};
    font-size: ${token('text', 13)};
  }
  dd {
    overflow-wrap: anywhere;
  }
  [data-figure] dd:first-of-type {
    font-family: ${token('font', 'mono')};
  }
  /* What links the money to the order must be copied. */
  [data-must] {
    margin-inline: -12px;
    padding-inline: 10px 12px;
    border-left: 2px solid ${token('color', 'accent')};
    background: ${token('color', 'accentWash')};
    font-weight: 600;
  }
  [data-must] dt {
    color: ${token('color', 'ink')};
    font-weight: 400;
  }
  ${narrow} {
    > div {
      grid-template-columns: 56px minmax(0, 1fr) auto;
      gap: ${token('space', 1)};
    }
  }
`

export const Note = styled.p`
  margin-top: -4px;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
  line-height: 18px;
`

export const Vouchers = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 2)};

  > h3 {
    font-size: ${token('text', 13)};
    line-height: 20px;
  }
  > ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token('space', 2)};
  }
`

export const None = styled.p`
  padding: ${token('space', 4)};
  border: 1px dashed ${token('color', 'lineControl')};
  border-radius: ${token('radius', 'card')};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
  line-height: 20px;
`

export const Voucher = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${token('space', 1)} ${token('space', 3)};
  align-items: center;
  padding: ${token('space', 3)};
  border: 1px solid ${token('color', 'line')};
  border-radius: ${token('radius', 'card')};
  font-size: ${token('text', 13)};
  line-height: 20px;
  overflow-wrap: anywhere;

  [data-tile] > * {
    width: 88px;
  }
  [data-line] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${token('space', 3)};
  }
  b,
  time {
    font-family: ${token('font', 'mono')};
  }
  time,
  small {
    color: ${token('color', 'inkQuiet')};
  }
  small {
    font-size: ${token('text', 12)};
  }
  [data-why] {
    color: ${token('color', 'danger')};
  }
  ${narrow} {
    grid-template-columns: auto minmax(0, 1fr);

    [data-tile] > * {
      width: 64px;
    }
    > :nth-child(3) {
      grid-column: 2;
    }
  }
`

export const Deeds = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 1)};
`
