import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 8)};
`

export const Notify = styled.span`
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
  white-space: nowrap;
`

export const Terms = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 2)};
  margin-bottom: ${token('space', 4)};
`

export const Term = styled.li`
  display: inline-flex;
  align-items: center;
  min-width: 0;
  max-width: 100%;
  padding-left: ${token('space', 3)};
  border: 1px solid ${token('color', 'line')};
  border-radius: ${token('radius', 'control')};
  background: ${token('color', 'surface')};
  font-size: ${token('text', 13)};
  overflow-wrap: anywhere;
`
