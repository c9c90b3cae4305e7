import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 2)};
`

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 1)} ${token('space', 4)};
  align-items: center;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
`

export const Day = styled.span`
  font-family: ${token('font', 'mono')};
`

export const Changes = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Change = styled.span`
  overflow-wrap: anywhere;

  del {
    color: ${token('color', 'inkQuiet')};
  }
  ins {
    background: ${token('color', 'okWash')};
    color: ${token('color', 'ok')};
    text-decoration: none;
  }
`
