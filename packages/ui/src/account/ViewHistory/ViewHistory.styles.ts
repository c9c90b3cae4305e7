import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Pause = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space', 1)} ${token('space', 4)};
  font-size: ${token('text', 13)};
`

export const Note = styled.span`
  color: ${token('color', 'inkQuiet')};
`

export const Day = styled.h2`
  padding-bottom: 6px;
  border-bottom: 1px solid ${token('color', 'lineStrong')};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
  font-weight: 400;
  line-height: 18px;
`
