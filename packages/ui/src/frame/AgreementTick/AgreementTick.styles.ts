import { css, styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'
import { BareButton } from '../../primitives/Button/BareButton.tsx'

const asked = css`
  border-radius: 2px;
  outline: 2px solid ${token('color', 'focus')};
  outline-offset: 4px;
`

export const Root = styled.div<{ $isAsked: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  font-size: ${token('text', 13)};
  line-height: 20px;
  ${({ $isAsked }) => $isAsked && asked}
`

export const Text = styled(BareButton)`
  border-radius: 2px;
  color: ${token('color', 'link')};
  white-space: nowrap;

  ${media.hover} {
    &:hover {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
`
