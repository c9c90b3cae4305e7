import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 1)} ${token('space', 6)};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
  line-height: 20px;

  > li {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 6px;
  }
`

export const Former = styled.span`
  color: ${token('color', 'ink')};
  font-weight: 500;
`

export const Year = styled.span`
  font-family: ${token('font', 'mono')};
  font-size: ${token('text', 12)};
`
