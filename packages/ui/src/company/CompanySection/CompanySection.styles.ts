import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Root = styled.div`
  min-width: 0;
  scroll-margin-top: 64px;
`

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space', 3)};

  > button {
    justify-self: start;
  }
`

export const Count = styled.span`
  margin-right: ${token('space', 3)};
  font-family: ${token('font', 'mono')};
`
