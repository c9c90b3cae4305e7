import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'
import { BareButton } from '../Button/BareButton.tsx'
import { field } from '../Field/Field.styles.ts'

export const Root = styled.div`
  ${field}
`

/** Beside the buttons, the unit needs no ground of its own. */
export const Unit = styled.span`
  align-self: center;
  padding-right: 10px;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
  white-space: nowrap;
`

/** Minus and plus, at the end of the box. */
export const Steps = styled.span`
  display: flex;
  border-left: 1px solid ${token('color', 'lineControl')};

  [data-disabled] > & {
    border-color: ${token('color', 'line')};
  }
`

export const Step = styled(BareButton)`
  display: grid;
  place-items: center;
  width: 32px;
  color: ${token('color', 'inkQuiet')};

  & + & {
    border-left: 1px solid ${token('color', 'line')};
    border-radius: 0 3px 3px 0;
  }
  ${media.hover} {
    &:hover {
      background: ${token('color', 'hover')};
      color: ${token('color', 'ink')};
    }
  }
  &:active {
    background: ${token('color', 'sunken')};
  }
  &[data-disabled] {
    color: ${token('color', 'lineStrong')};
    cursor: not-allowed;
  }
  ${media.touch} {
    width: 44px;
  }
`
