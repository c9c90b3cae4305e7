import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 4)};
  max-width: 720px;
`

export const Quiet = styled.p`
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
`

export const List = styled.ul`
  border-top: 1px solid ${token('color', 'rule')};

  li {
    display: flex;
    gap: ${token('space', 3)};
    align-items: center;
    padding: ${token('space', 3)} 0;
    border-bottom: 1px solid ${token('color', 'line')};
  }

  svg {
    flex: none;
    color: ${token('color', 'inkQuiet')};
  }
`

export const Name = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`

export const Form = styled.form`
  display: grid;
  gap: ${token('space', 3)};
  justify-items: start;
  max-width: 280px;
`
