import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

/** A part of the form under its own heading. */
export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 4)};

  & + & {
    padding-top: ${token('space', 4)};
    border-top: 1px solid ${token('color', 'line')};
  }
  > :is(h2, h3) {
    font-size: ${token('text', 14)};
    line-height: 20px;
  }
`

/** A field, and what the licence says of it. */
export const Cell = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
`
