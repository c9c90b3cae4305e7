import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'
import { columns, narrow } from '../DemandCard/DemandCard.styles.ts'

export const Root = styled.div`
  container-type: inline-size;
`

export const Frame = styled.div`
  border: 1px solid ${token('color', 'line')};
  border-radius: ${token('radius', 'card')};
  background: ${token('color', 'surface')};

  ${narrow} {
    border: 0;
    background: none;
  }
`

export const Head = styled.div`
  display: grid;
  grid-template-columns: ${columns};
  gap: ${token('space', 4)};
  padding: 9px ${token('space', 4)};
  border-bottom: 1px solid ${token('color', 'line')};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};

  > :nth-child(2),
  > :nth-child(3),
  > :nth-child(6) {
    text-align: right;
  }
  ${narrow} {
    display: none;
  }
`

export const List = styled.ul`
  > li:last-child > article {
    border-bottom: 0;
  }
`
