import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const List = styled.ul`
  > li {
    display: grid;
    grid-template-columns: 28px minmax(0, 1fr) auto;
    gap: 0 ${token('space', 2)};
    padding: ${token('space', 2)} 0;
    border-bottom: 1px solid ${token('color', 'line')};
    font-size: ${token('text', 13)};
    line-height: 18px;
  }
  b {
    font: 600 ${token('text', 13)} / 18px ${token('font', 'mono')};
  }
`

export const Date = styled.time`
  color: ${token('color', 'inkQuiet')};
  font: ${token('text', 12)} / 18px ${token('font', 'mono')};
`

export const Only = styled.p`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: ${token('size', 'row')};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
`
