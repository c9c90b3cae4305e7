import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Lines = styled.ul`
  font-size: ${token('text', 13)};
  line-height: 20px;

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 ${token('space', 3)};
    padding: 8px 0;
    border-bottom: 1px solid ${token('color', 'line')};
  }
  > li[data-out] {
    color: ${token('color', 'inkQuiet')};
  }
  [data-subject] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    overflow-wrap: anywhere;
  }
  [data-subject] [translate='no'] {
    white-space: normal;
  }
  [data-price] {
    display: grid;
    align-content: center;
    justify-items: end;
  }
  [data-figures] {
    font-family: ${token('font', 'mono')};
  }
  small {
    color: ${token('color', 'inkQuiet')};
    font-size: ${token('text', 12)};
    line-height: 18px;
  }
`

export const Sum = styled.p`
  align-self: center;
  margin-right: auto;
  font-size: ${token('text', 13)};
`
