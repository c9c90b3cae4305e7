import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 4)};
`

export const List = styled.ul`
  border-bottom: 1px solid ${token('color', 'line')};
`

export const Row = styled.li`
  display: flex;
  align-items: start;
  gap: ${token('space', 3)};
  padding: ${token('space', 3)} 0;

  & + & {
    border-top: 1px solid ${token('color', 'line')};
  }
`

export const Names = styled.div`
  display: grid;
  flex: 1;
  gap: ${token('space', 1)};
  min-width: 0;
`

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space', 1)} ${token('space', 3)};
`

export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token('space', 3)};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
  overflow-wrap: anywhere;
`

export const Reason = styled.p`
  color: ${token('color', 'danger')};
  font-size: ${token('text', 13)};
  overflow-wrap: anywhere;
`
