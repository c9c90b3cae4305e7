import { Button } from 'react-aria-components'
import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'

export const Figure = styled.span`
  font-family: ${token('font', 'mono')};
  font-weight: 600;
`

export const Retry = styled(Button)`
  padding-block: ${token('space', 1)};
  border-radius: 2px;
  color: ${token('color', 'link')};

  &[data-hovered] {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`
