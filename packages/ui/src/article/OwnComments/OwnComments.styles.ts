import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const List = styled.ul`
  display: grid;
`

export const Row = styled.li`
  display: grid;
  gap: ${token('space', 2)};
  padding-block: ${token('space', 4)};
  border-bottom: 1px solid ${token('color', 'line')};
`

export const Head = styled.div`
  display: flex;
  gap: ${token('space', 2)};
  align-items: baseline;
  font-weight: 600;
  overflow-wrap: anywhere;
`

export const Words = styled.p`
  margin: 0;
  max-width: 720px;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 3)};
  align-items: center;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
`
