import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  min-width: 0;

  input {
    font-family: ${token('font', 'mono')};
    font-weight: 600;
    text-align: right;
  }
`

export const Rules = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token('space', 3)};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
  line-height: 18px;

  > li {
    display: inline-flex;
    gap: 4px;
    align-items: center;
  }
  svg {
    color: ${token('color', 'ok')};
  }
  b {
    color: ${token('color', 'ink')};
    font: 600 ${token('text', 12)} ${token('font', 'mono')};
  }
  [data-broken],
  [data-broken] svg {
    color: ${token('color', 'danger')};
  }
`

export const Fixes = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 2)};
`
