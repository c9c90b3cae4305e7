import { MenuItem, Popover } from 'react-aria-components'
import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'
import { menuItem } from '../../primitives/Menu/menu-item.ts'
import { floating } from '../../primitives/Popover/floating.ts'

export const Panel = styled(Popover)`
  ${floating}
  min-width: 160px;

  > [role='menu'] {
    outline: none;
  }
`

export const Choice = styled(MenuItem)`
  ${menuItem}

  > svg:last-child {
    visibility: hidden;
    margin-left: auto;
    color: ${token('color', 'accent')};
  }
  &[data-selected] > svg:last-child {
    visibility: visible;
  }
`
