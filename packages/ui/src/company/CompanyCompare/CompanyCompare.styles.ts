import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Scroll = styled.div`
  overflow-x: auto;
`

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${token('text', 13)};

  caption {
    position: absolute;
    overflow: hidden;
    width: 1px;
    height: 1px;
    clip-path: inset(50%);
  }
  th,
  td {
    min-width: 112px;
    padding: ${token('space', 3)} ${token('space', 3)} ${token('space', 3)} 0;
    border-bottom: 1px solid ${token('color', 'line')};
    text-align: left;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  tbody th {
    width: 136px;
    color: ${token('color', 'inkQuiet')};
    font-weight: 400;
  }
`

export const Title = styled.th`
  && {
    padding-top: ${token('space', 6)};
    border-bottom-color: ${token('color', 'rule')};
    color: ${token('color', 'ink')};
    font-weight: 600;
  }
`
