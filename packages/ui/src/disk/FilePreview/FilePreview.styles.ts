import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Picture = styled.img`
  display: block;
  max-width: 100%;
  max-height: 75vh;
  margin: 0 auto;
`

export const Text = styled.pre`
  overflow: auto;
  max-height: 75vh;
  font-family: ${token('font', 'mono')};
  font-size: ${token('text', 13)};
  line-height: 1.6;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`

export const Frame = styled.div`
  overflow: auto;
  max-height: 75vh;
`

export const Table = styled.table`
  border-collapse: collapse;
  font-size: ${token('text', 12)};

  th,
  td {
    padding: ${token('space', 1)} ${token('space', 2)};
    border: 1px solid ${token('color', 'line')};
    text-align: left;
    white-space: nowrap;
  }

  th {
    position: sticky;
    top: 0;
    background: ${token('color', 'sunken')};
  }
`

export const Quiet = styled.p`
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
`

/** A reader that scrolls in itself. */
export const Drawing = styled.div`
  height: calc(100vh - 180px);
  min-height: 320px;
`
