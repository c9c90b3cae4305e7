import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Root = styled.article`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${token('space', 6)};
  padding: ${token('space', 6)};
  border: 1px solid ${token('color', 'line')};
  border-radius: ${token('radius', 'card')};
  background: ${token('color', 'surface')};
`

export const Words = styled.div`
  display: grid;
  flex: 1 1 240px;
  gap: ${token('space', 3)};
  justify-items: start;
`

export const Name = styled.h2`
  margin: 0;
  font-size: ${token('text', 20)};
`

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 1)} ${token('space', 4)};
  margin: 0;
  color: ${token('color', 'inkQuiet')};
`

/** Lines as they were written. */
export const News = styled.p`
  margin: 0;
  overflow-wrap: anywhere;
  white-space: pre-line;
`
