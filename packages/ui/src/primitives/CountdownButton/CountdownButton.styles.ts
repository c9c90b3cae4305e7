import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'
import { BareButton } from '../Button/BareButton.tsx'

/** The last cell of a field: fills its height and takes back the inset of the box. */
export const Root = styled(BareButton)<{ $isCounting: boolean }>`
  align-self: stretch;
  min-width: 112px;
  margin-right: -3px;
  padding: 0 14px;
  border-left: 1px solid ${token('color', 'lineControl')};
  border-radius: 0 3px 3px 0;
  color: ${token('color', 'link')};
  font-size: ${({ $isCounting }) => ($isCounting ? token('text', 13) : token('text', 14))};
  font-family: ${({ $isCounting }) => ($isCounting ? token('font', 'mono') : 'inherit')};
  white-space: nowrap;

  ${media.hover} {
    &:hover {
      background: ${token('color', 'hoverRaised')};
    }
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  &[data-disabled] {
    background: ${token('color', 'sunken')};
    color: ${token('color', 'inkQuiet')};
    cursor: not-allowed;
  }
  &[data-pending] {
    color: ${token('color', 'inkQuiet')};
    cursor: progress;
  }
`
