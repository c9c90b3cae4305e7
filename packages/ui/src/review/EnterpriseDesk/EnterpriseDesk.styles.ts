import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 8)};
  overflow-wrap: anywhere;
`

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 3)};
  align-items: center;
  margin-top: ${token('space', 4)};
`

export const Why = styled.span`
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
`

export const Code = styled.span`
  font-family: ${token('font', 'mono')};
`
