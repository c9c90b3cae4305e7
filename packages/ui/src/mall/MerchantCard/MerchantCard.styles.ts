import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Root = styled.article`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token('space', 3)};
  align-items: start;
  min-width: 0;
  padding: ${token('space', 4)};
  background: ${token('color', 'surface')};
  font-size: ${token('text', 14)};
  line-height: 22px;
  overflow-wrap: anywhere;
`

export const Name = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token('space', 2)};
  align-items: center;

  > a {
    font-weight: 600;
  }
`

export const Quiet = styled.p`
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
  line-height: 18px;
`

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token('space', 3)};
  margin-block: 4px;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};

  b {
    color: ${token('color', 'ink')};
    font: 600 ${token('text', 12)} ${token('font', 'mono')};
  }
`

export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  overflow: hidden;
  border: 1px solid ${token('color', 'line')};
  border-radius: ${token('radius', 'card')};
  background: ${token('color', 'surface')};

  /* Lines between cells, none around a place that is empty; a ground of its own would cover its neighbour's. */
  > * {
    background: none;
    box-shadow:
      1px 0 0 ${token('color', 'line')},
      0 1px 0 ${token('color', 'line')};
  }
`

export const Action = styled.div`
  margin-top: ${token('space', 3)};
`
