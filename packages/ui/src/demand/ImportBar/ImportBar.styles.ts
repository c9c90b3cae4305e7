import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Root = styled.div`
  display: grid;
  gap: ${token('space', 3)};
  padding-top: ${token('space', 3)};
  border-top: 1px solid ${token('color', 'lineStrong')};
`

export const Terms = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${token('space', 3)};
`

export const Note = styled.p`
  margin: 0;
  align-self: center;
  color: ${token('color', 'inkQuiet')};
`

export const Last = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 2)};
  margin-left: auto;
`
