import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Root = styled.div`
  display: grid;
  gap: ${token('space', 2)};
  justify-items: start;

  /* Its words, not its box, stand on the edge. */
  > button {
    margin-left: -10px;
  }
`

/** Lines between cells are their own left and upper edges: a row that is not full leaves no grid behind. */
export const Bank = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(max(180px, 15%), 1fr));
  width: 100%;
  overflow: hidden;
  border: 1px solid ${token('color', 'line')};
  border-radius: ${token('radius', 'card')};
  background: ${token('color', 'surface')};
`

export const Cell = styled.div`
  min-width: 0;
  margin: -1px 0 0 -1px;
  padding: ${token('space', 3)} ${token('space', 4)} 14px;
  border: solid ${token('color', 'line')};
  border-width: 1px 0 0 1px;

  > section {
    padding: 0;
    border: 0;
  }
`
