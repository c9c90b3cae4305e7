import { Button, ListBoxItem, Popover, Select } from 'react-aria-components'
import { styled } from 'styled-components'
import { media, token } from '../../theme/index.ts'
import { control, controlSizes, field, type FieldSize } from '../Field/Field.styles.ts'
import { floating } from '../Popover/floating.ts'
import { menuItem } from '../Menu/menu-item.ts'

export const Root = styled(Select)`
  ${field}
`

export const Trigger = styled(Button)<{ $size: FieldSize }>`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space', 2)};
  width: 100%;
  padding: 0 9px 0 var(--control-side);
  line-height: 1.35;
  text-align: left;
  white-space: nowrap;
  ${({ $size }) => controlSizes[$size]}
  ${control}

  > svg {
    flex: none;
    color: ${token('color', 'inkFaint')};
  }
  > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  > [data-placeholder] {
    color: ${token('color', 'inkQuiet')};
  }
  ${media.touch} {
    min-height: 44px;
  }
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
