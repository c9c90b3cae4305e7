import { Check } from 'lucide-react'
import { type RefObject } from 'react'
import { Menu, MenuItem, Popover } from 'react-aria-components'
import { styled } from 'styled-components'
import { token } from '../../theme/index.ts'
import { Icon } from '../Icon/Icon.tsx'
import { menuItem } from '../Menu/menu-item.ts'
import { floating } from '../Popover/floating.ts'
import type { ColumnChoice } from './ColumnsButton.tsx'

interface ColumnsMenuProps extends ColumnChoice {
  trigger: RefObject<HTMLButtonElement | null>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The columns of a list, to tick; it stays open for the next one. */
export function ColumnsMenu({ items, hidden, onChange, trigger, isOpen, onOpenChange }: ColumnsMenuProps) {
  const all = items.map(({ id }) => id)
  const fixed = items.filter(({ isFixed }) => isFixed).map(({ id }) => id)

  return (
    <Panel
      aria-label="列"
      triggerRef={trigger}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      placement="bottom end"
      offset={6}
    >
      <Menu
        aria-label="列"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu that was opened has the focus
        autoFocus="first"
        selectionMode="multiple"
        shouldCloseOnSelect={false}
        selectedKeys={all.filter((id) => !hidden.has(id))}
        disabledKeys={fixed}
        onSelectionChange={(keys) => {
          const shown = keys === 'all' ? all : [...keys, ...fixed]
          onChange(new Set(all.filter((id) => !shown.includes(id))))
        }}
      >
        {items.map(({ id, header }) => (
          <Item key={id} id={id} textValue={header}>
            <Icon of={Check} />
            {header}
          </Item>
        ))}
      </Menu>
    </Panel>
  )
}

const Panel = styled(Popover)`
  ${floating}
  min-width: 180px;

  > [role='menu'] {
    outline: none;
  }
`

const Item = styled(MenuItem)`
  ${menuItem}

  > svg {
    visibility: hidden;
    color: ${token('color', 'accent')};
  }
  &[data-selected] > svg {
    visibility: visible;
  }
`
