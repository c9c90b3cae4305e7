import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Root = styled.article`
  display: flex;
  gap: ${token('space', 3)};
  justify-content: space-between;
  align-items: start;
  padding-block: ${token('space', 3)};
  border-bottom: 1px solid ${token('color', 'line')};
  font-size: ${token('text', 13)};

  > button {
    flex: none;
  }
`

export const About = styled.div`
  display: grid;
  gap: 2px;
  min-width: 0;
  overflow-wrap: anywhere;
`

export const Ways = styled.ul`
  display: grid;
  gap: 2px;
  color: ${token('color', 'inkQuiet')};

  b {
    color: ${token('color', 'ink')};
    font-weight: 400;
    font-family: ${token('font', 'mono')};
  }
`

export const Quiet = styled.span`
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 12)};
`
