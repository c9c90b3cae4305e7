import { LayoutGrid, Rows2, Rows3, Table2, type LucideIcon } from 'lucide-react'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import * as S from './ListToolbar.styles.ts'

export interface Chosen<T extends string> {
  value: T
  onChange: (value: T) => void
}

interface SwitchProps<T extends string> extends Chosen<T> {
  label: string
  items: readonly { value: T; label: string; Icon: LucideIcon }[]
}

/** Two ways to see a list, side by side: the one that is on is pressed in. */
const Switch = <T extends string>({ label, items, value, onChange }: SwitchProps<T>) => (
  <S.Switch role="group" aria-label={label}>
    {items.map((item) => (
      <Button
        key={item.value}
        size="sm"
        shape="icon"
        aria-label={item.label}
        isPressedOn={item.value === value}
        onPress={() => onChange(item.value)}
      >
        <Icon of={item.Icon} isLine />
      </Button>
    ))}
  </S.Switch>
)

const views = [
  { value: 'table', label: '表格', Icon: Table2 },
  { value: 'cards', label: '卡片', Icon: LayoutGrid },
] as const

const densities = [
  { value: 'comfortable', label: '宽松', Icon: Rows2 },
  { value: 'compact', label: '紧凑', Icon: Rows3 },
] as const

export const ViewSwitch = (chosen: Chosen<'table' | 'cards'>) => <Switch label="显示方式" items={views} {...chosen} />

export const DensitySwitch = (chosen: Chosen<'comfortable' | 'compact'>) => (
  <Switch label="行高" items={densities} {...chosen} />
)
