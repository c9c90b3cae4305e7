import { Check } from 'lucide-react'
import { Menu } from 'react-aria-components'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { isThemeChoice, type ThemeChoice } from '../../theme/index.ts'
import { themeChoices } from './ThemeSwitch.tsx'
import * as S from './ThemeSwitch.styles.ts'

interface ThemeMenuProps {
  /** What it hangs on. */
  trigger: React.RefObject<HTMLButtonElement | null>
  value: ThemeChoice
  onChange: (value: ThemeChoice) => void
  onOpenChange: (isOpen: boolean) => void
}

/** The three themes, one of them ticked. */
export function ThemeMenu({ trigger, value, onChange, onOpenChange }: ThemeMenuProps) {
  function choose(keys: 'all' | Iterable<string | number>) {
    const [key] = keys === 'all' ? [] : keys
    if (isThemeChoice(key)) onChange(key)
    onOpenChange(false)
  }

  return (
    <S.Panel triggerRef={trigger} isOpen onOpenChange={onOpenChange} placement="bottom end" offset={6}>
      <Menu
        aria-label="主题"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a press has just opened it, as in every menu of RAC
        autoFocus="first"
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[value]}
        onSelectionChange={choose}
      >
        {themeChoices.map((choice) => (
          <S.Choice key={choice.id} id={choice.id} textValue={choice.label}>
            <Icon of={choice.icon} />
            {choice.label}
            <Icon of={Check} />
          </S.Choice>
        ))}
      </Menu>
    </S.Panel>
  )
}
