import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 4)};
`

export const List = styled.ul`
  border-top: 1px solid ${token('color', 'line')};
`

export const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${token('space', 3)};
  padding-block: ${token('space', 3)};
  border-bottom: 1px solid ${token('color', 'line')};

  > svg {
    flex: none;
    color: ${token('color', 'inkFaint')};
  }
`

export const Facts = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`

export const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space', 1)} ${token('space', 2)};
  font-weight: 600;
`

export const Traces = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token('space', 4)};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
  line-height: 20px;
`

export const Address = styled.span`
  font-family: ${token('font', 'mono')};
`

export const Alone = styled.p`
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
`
