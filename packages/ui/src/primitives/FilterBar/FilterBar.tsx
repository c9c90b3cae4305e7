import { formatNumber } from '@xinpu/sdk/format'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { Drawer } from '../Drawer/Drawer.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { Tag } from '../Tag/Tag.tsx'
import { chipsOf, type Chip } from './chips.ts'
import { Field } from './Field.tsx'
import { FilterLine } from './FilterLine.tsx'
import * as S from './FilterBar.styles.ts'
import type { FilterField, FilterValue } from './types.ts'

export type { FilterField, FilterOption, FilterRange, FilterValue } from './types.ts'

export interface FilterBarProps {
  /** What a list can be filtered by, in the order it is asked. */
  schema: readonly FilterField[]
  /** What it is filtered by now. */
  value: FilterValue
  /** Another filter: at once for what is chosen, after a pause or Enter for what is typed. */
  onChange: (value: FilterValue) => void
  /** Rows that are left; told on the button that closes the drawer of a phone. */
  total?: number
  /** The address of the list as it is filtered: what is typed is sent there where no script takes it. */
  action?: string
  /** Actions on the filter itself: ‘保存搜索’. */
  children?: React.ReactNode
}

/** Filters of a list on one line, what is on as tags under it; under 600 px all of them stand in a drawer. */
export function FilterBar({ schema, value, onChange, total, action, children }: FilterBarProps) {
  const [isOpen, setOpen] = useState(false)
  const chips = chipsOf(schema, value)
  const fields = (place: 'line' | 'drawer') =>
    schema.map((field) => <Field key={field.name} field={field} value={value} onChange={onChange} place={place} />)
  const clear = () => onChange({})

  return (
    <S.Root aria-label="筛选条件">
      <FilterLine schema={schema} action={action}>
        <S.Fields>{fields('line')}</S.Fields>
        <S.Opener>
          <Button aria-haspopup="dialog" onPress={() => setOpen(true)}>
            <Icon of={SlidersHorizontal} /> 筛选
            {chips.length > 0 && <S.Count>{chips.length}</S.Count>}
          </Button>
        </S.Opener>
        {children}
      </FilterLine>
      {chips.length > 0 && <Chips chips={chips} onChange={onChange} clear={clear} />}
      <Drawer
        title="筛选"
        isOpen={isOpen}
        onOpenChange={setOpen}
        side="bottom"
        footer={
          <S.Foot>
            <Button onPress={clear}>清空</Button>
            <Button tone="primary" onPress={() => setOpen(false)}>
              {total === undefined ? '查看结果' : `查看 ${formatNumber(total)} 条结果`}
            </Button>
          </S.Foot>
        }
      >
        <S.Stack>{fields('drawer')}</S.Stack>
      </Drawer>
    </S.Root>
  )
}

interface ChipsProps extends Pick<FilterBarProps, 'onChange'> {
  chips: readonly Chip[]
  clear: () => void
}

const Chips = ({ chips, onChange, clear }: ChipsProps) => (
  <S.Chips aria-label="已选条件">
    {chips.map(({ key, label, text, without }) => (
      <li key={key}>
        <Tag
          tone="accent"
          onRemove={() => onChange(without)}
          removeLabel={`移除 ${[label, text].filter(Boolean).join(' ')}`}
        >
          {label} {text && <S.Value>{text}</S.Value>}
        </Tag>
      </li>
    ))}
    <li>
      <S.Clear onPress={clear}>清空</S.Clear>
    </li>
  </S.Chips>
)
