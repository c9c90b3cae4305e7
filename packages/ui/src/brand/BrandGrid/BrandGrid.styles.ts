import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const Grid = styled.ul<{ $onPhone: 'some' | 'all' }>`
  display: grid;
  grid-template-columns: repeat(8, minmax(0, 1fr));
  border-top: 1px solid ${token('color', 'line')};
  border-left: 1px solid ${token('color', 'line')};
  background: ${token('color', 'surface')};

  > li {
    border-right: 1px solid ${token('color', 'line')};
    border-bottom: 1px solid ${token('color', 'line')};
  }
  ${media.belowDesktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  ${media.phone} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    ${({ $onPhone }) => $onPhone === 'some' && '> li:nth-child(n + 10) { display: none; }'}
  }
`
