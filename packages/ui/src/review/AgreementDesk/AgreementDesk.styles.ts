import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 4)};
`

export const Tools = styled.div`
  display: flex;
  justify-content: flex-end;
`

export const Quiet = styled.span`
  display: block;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
  line-height: 20px;
  white-space: pre-line;
  overflow-wrap: anywhere;
`

export const Acts = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${token('space', 2)};
`

export const Proof = styled.figure`
  min-width: 0;
  margin: 0;
  padding: ${token('space', 3)};
  border: 1px dashed ${token('color', 'lineStrong')};

  figcaption {
    color: ${token('color', 'inkQuiet')};
    font-size: ${token('text', 12)};
  }
`
