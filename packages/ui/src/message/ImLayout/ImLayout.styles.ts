import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'

export const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space', 4)};
  min-height: 44px;
  border-bottom: 1px solid ${token('color', 'line')};

  > nav {
    min-width: 0;
    margin-bottom: -1px;
  }
`

export const Tools = styled.div`
  display: flex;
  gap: ${token('space', 2)};

  ${media.phone} {
    display: none;
  }
`

export const Below = styled.div`
  padding-top: ${token('space', 4)};
`
