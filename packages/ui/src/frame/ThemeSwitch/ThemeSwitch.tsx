import { Moon, Sun, SunMoon, type LucideIcon } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import type { ThemeChoice } from '../../theme/index.ts'
import { NotHereDialog } from '../../primitives/OnDemand/NotHere.tsx'
import { onDemand } from '../../primitives/OnDemand/OnDemand.tsx'

/** The menu comes when it is first opened. */
const ThemeMenu = onDemand(() => import('./ThemeMenu.tsx').then((module) => module.ThemeMenu), NotHereDialog)

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
  const [isOpen, setOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const { icon, label } = themeChoices.find(({ id }) => id === value) ?? themeChoices[2]

  return (
    <>
      <Button
        ref={trigger}
        tone="quiet"
        shape={layout}
        aria-label={`主题：${label}`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPress={() => setOpen(!isOpen)}
      >
        <Icon of={icon} />
        {layout === 'text' && `主题：${label}`}
      </Button>
      {isOpen && (
        <Suspense>
          <ThemeMenu trigger={trigger} value={value} onChange={onChange} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}

/** The three themes, with their names and signs. */
export const themeChoices = [
  { id: 'light', label: '浅色', icon: Sun },
  { id: 'dark', label: '深色', icon: Moon },
  { id: 'system', label: '跟随系统', icon: SunMoon },
] as const satisfies readonly { id: ThemeChoice; label: string; icon: LucideIcon }[]
