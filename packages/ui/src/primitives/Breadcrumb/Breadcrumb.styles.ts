import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
  line-height: 20px;

  > li {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > li + li::before {
    content: '/' / '';
    margin: 0 ${token('space', 2)};
    color: ${token('color', 'inkFaint')};
  }
`
