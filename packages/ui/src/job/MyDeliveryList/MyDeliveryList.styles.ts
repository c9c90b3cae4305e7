import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const List = styled.ul`
  border-top: 1px solid ${token('color', 'line')};
`

export const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(96px, 200px);
  gap: ${token('space', 2)} ${token('space', 4)};
  padding-block: ${token('space', 3)};
  border-bottom: 1px solid ${token('color', 'line')};
  overflow-wrap: anywhere;

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const About = styled.div`
  min-width: 0;
  font-weight: 600;
`

export const Note = styled.p`
  color: ${token('color', 'inkQuiet')};
  font-weight: 400;
  font-size: ${token('text', 13)};
`

export const Answer = styled.p`
  margin-top: ${token('space', 2)};
  padding-left: ${token('space', 3)};
  border-left: 2px solid ${token('color', 'accent')};
  font-weight: 400;
  white-space: pre-wrap;
`

export const State = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space', 1)};
  align-items: flex-end;
  min-width: 0;
  font-size: ${token('text', 13)};
  text-align: right;

  ${media.phone} {
    flex-flow: row wrap;
    gap: ${token('space', 1)} ${token('space', 3)};
    align-items: center;
    text-align: left;
  }
`
