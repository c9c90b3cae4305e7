import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 4)};
`

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 2)} ${token('space', 4)};
  justify-content: space-between;
  align-items: center;
`

export const Why = styled.span`
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
`

export const Case = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 4)};
  padding: ${token('space', 4)};
  border: 1px solid ${token('color', 'line')};
`

export const Tabs = styled.div`
  margin-bottom: ${token('space', 3)};
`

export const Pair = styled.span`
  display: grid;
  gap: 2px;
  justify-items: start;
  overflow-wrap: anywhere;
`

export const Acts = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 2)};
`
