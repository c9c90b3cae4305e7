import { ListBoxItem, Popover, Select } from 'react-aria-components'
import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'
import { menuItem } from '../Menu/menu-item.ts'
import { floating } from '../Popover/floating.ts'

/** It has no room of its own: the field is drawn already. */
export const Around = styled(Select)`
  position: absolute;
`

export const Panel = styled(Popover)`
  min-width: max(var(--trigger-width), 120px);
  ${floating}
`

export const Empty = styled.div`
  padding: ${token('space', 2)} ${token('space', 3)};
  color: ${token('color', 'inkQuiet')};
`

export const Option = styled(ListBoxItem)`
  ${menuItem}
  justify-content: space-between;

  > svg {
    visibility: hidden;
    color: ${token('color', 'accent')};
  }
  &[data-selected] > svg {
    visibility: visible;
  }
`
