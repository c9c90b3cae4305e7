import { Radio } from 'react-aria-components'
import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Rows = styled.div`
  border-top: 1px solid ${token('color', 'line')};
`

export const Row = styled(Radio)`
  position: relative;
  display: grid;
  grid-template-columns: 16px 20px minmax(0, 1fr);
  gap: 0 10px;
  align-items: center;
  min-height: 52px;
  padding-block: ${token('space', 2)};
  border-bottom: 1px solid ${token('color', 'line')};
  font-size: ${token('text', 14)};
  line-height: 20px;
  cursor: pointer;

  > span:first-of-type {
    margin-top: 0;
  }
  > svg {
    color: ${token('color', 'inkQuiet')};
  }
  &[data-hovered]:not([data-disabled]) {
    background: ${token('color', 'hover')};
  }
  &[data-selected] > svg {
    color: ${token('color', 'accent')};
  }
  &[data-disabled] {
    color: ${token('color', 'inkQuiet')};
    cursor: not-allowed;
  }
`

/** The room of the rows that come. */
export const Waiting = styled.div`
  display: grid;
  gap: 6px;
`
