import { Menu as AriaMenu } from 'react-aria-components'
import type { Hanging } from '../Popover/useOpener.ts'
import type { MenuEntry, MenuProps } from './Menu.tsx'
import * as S from './Menu.styles.ts'

interface OpenMenuProps extends Omit<MenuProps, 'trigger'>, Hanging {
  /** The id of the button that opened it. */
  label: string
  isByKey: boolean
}

/** What a `Menu` is once it is open. */
export function OpenMenu({ anchor, label, items, isByKey, onAction, ...props }: OpenMenuProps) {
  return (
    <S.Panel {...props} aria-labelledby={label} trigger="MenuTrigger" triggerRef={anchor} offset={6}>
      <AriaMenu
        aria-labelledby={label}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- what was opened has the focus; a key leads to its first line
        autoFocus={isByKey ? 'first' : true}
        onAction={(key) => onAction?.(String(key))}
        onClose={() => props.onOpenChange(false)}
      >
        {items.map((item, index) =>
          item === 'rule' ? <S.Rule key={`rule ${index}`} /> : <Line key={item.id} {...item} />,
        )}
      </AriaMenu>
    </S.Panel>
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
