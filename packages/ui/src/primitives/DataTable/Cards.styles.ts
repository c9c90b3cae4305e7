import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Cards = styled.ul`
  border-top: 1px solid ${token('color', 'lineStrong')};

  @container (min-width: 600px) {
    &[data-beside] {
      display: none;
    }
  }
`

export const Card = styled.li`
  display: flex;
  gap: ${token('space', 3)};
  /* Reaches into the gutter, so that a tick washes the card and moves nothing. */
  margin-inline: -12px;
  padding: ${token('space', 3)};
  border-bottom: 1px solid ${token('color', 'line')};

  &[data-selected] {
    background: ${token('color', 'accentWash')};
    box-shadow: inset 2px 0 0 ${token('color', 'accent')};
  }
  > label {
    margin-top: 3px;
  }
`

export const CardBody = styled.div`
  flex: 1;
  min-width: 0;
`
