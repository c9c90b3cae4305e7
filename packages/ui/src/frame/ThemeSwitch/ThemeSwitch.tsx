import { Check, Moon, Sun, SunMoon, type LucideIcon } from 'lucide-react'
import { Menu, MenuTrigger } from 'react-aria-components'
import { Button } from '../../primitives/Button/Button.tsx'
import { isThemeChoice, type ThemeChoice } from '../../theme/index.ts'
import * as S from './ThemeSwitch.styles.ts'

export interface ThemeSwitchProps {
  /** The chosen theme. */
  value: ThemeChoice
  onChange: (value: ThemeChoice) => void
  /**
   * An icon in the header, or icon and word where there is room.
   *
   * @default 'icon'
   */
  layout?: 'icon' | 'text'
}

/** Chooses between 浅色, 深色 and 跟随系统. */
export function ThemeSwitch({ value, onChange, layout = 'icon' }: ThemeSwitchProps) {
  const { icon: Icon, label } = choices.find(({ id }) => id === value) ?? choices[2]

  return (
    <MenuTrigger>
      <Button tone="quiet" shape={layout} aria-label={`主题:${label}`}>
        <Icon size={16} strokeWidth={1.5} aria-hidden />
        {layout === 'text' && `主题:${label}`}
      </Button>
      <S.Panel placement="bottom end" offset={6}>
        <Menu aria-label="主题" selectionMode="single" disallowEmptySelection selectedKeys={[value]} onSelectionChange={(keys) => choose(keys, onChange)}>
          {choices.map((choice) => (
            <S.Choice key={choice.id} id={choice.id} textValue={choice.label}>
              <choice.icon size={16} strokeWidth={1.5} aria-hidden />
              {choice.label}
              <Check size={16} strokeWidth={1.5} aria-hidden />
            </S.Choice>
          ))}
        </Menu>
      </S.Panel>
    </MenuTrigger>
  )
}

const choices = [
  { id: 'light', label: '浅色', icon: Sun },
  { id: 'dark', label: '深色', icon: Moon },
  { id: 'system', label: '跟随系统', icon: SunMoon },
] as const satisfies readonly { id: ThemeChoice; label: string; icon: LucideIcon }[]

function choose(keys: 'all' | Iterable<string | number>, onChange: (value: ThemeChoice) => void) {
  const [key] = keys === 'all' ? [] : keys
  if (isThemeChoice(key)) onChange(key)
}
