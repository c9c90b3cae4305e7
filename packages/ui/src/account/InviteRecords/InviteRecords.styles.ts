import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Person = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token('space', 2)};
  min-width: 0;
  overflow-wrap: anywhere;
`

export const Figure = styled.span`
  font-family: ${token('font', 'mono')};
  white-space: nowrap;
`

export const Card = styled.div`
  display: grid;
  gap: ${token('space', 2)};
`

export const Line = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${token('space', 3)};
`

export const Quiet = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token('space', 4)};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
`
