import { Menu as AriaMenu, MenuTrigger, Pressable } from 'react-aria-components'
import type { PopoverProps } from 'react-aria-components'
import type { Href } from '../Link/Link.tsx'
import * as S from './Menu.styles.ts'

export interface MenuEntry {
  id: string
  label: string
  /** A lucide icon, 16 px. */
  icon?: React.ReactNode
  /** Where it leads; without it, `onAction` is told. */
  href?: Href
  /**
   * What takes something away stands out.
   *
   * @default 'plain'
   */
  tone?: 'plain' | 'danger'
  /** A figure or a key at the right edge. */
  aside?: React.ReactNode
  isDisabled?: boolean
}

export interface MenuProps {
  /** What opens it: a `Button`. */
  trigger: React.JSX.Element
  /** The lines; a line of `'rule'` parts them. */
  items: readonly (MenuEntry | 'rule')[]
  /** A line without `href` was chosen. */
  onAction?: (id: string) => void
  /**
   * Where it hangs.
   *
   * @default 'bottom start'
   */
  placement?: PopoverProps['placement']
}

/** Things to do, behind one button. */
export function Menu({ trigger, items, onAction, placement = 'bottom start' }: MenuProps) {
  return (
    <MenuTrigger>
      <Pressable>{trigger}</Pressable>
      <S.Panel placement={placement} offset={6}>
        <AriaMenu onAction={(key) => onAction?.(String(key))}>
          {items.map((item, index) =>
            item === 'rule' ? <S.Rule key={`rule ${index}`} /> : <Line key={item.id} {...item} />,
          )}
        </AriaMenu>
      </S.Panel>
    </MenuTrigger>
  )
}

function Line({ id, label, icon, href, tone = 'plain', aside, isDisabled }: MenuEntry) {
  return (
    <S.Item id={id} href={href} textValue={label} isDisabled={isDisabled} $tone={tone}>
      {icon}
      {label}
      {aside && <S.Aside>{aside}</S.Aside>}
    </S.Item>
  )
}
