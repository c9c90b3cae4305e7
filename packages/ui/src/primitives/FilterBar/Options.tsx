import { formatNumber } from '@xinpu/sdk/format'
import { useState } from 'react'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { TextField } from '../TextField/TextField.tsx'
import * as S from './FilterBar.styles.ts'
import type { FilterOption } from './types.ts'

interface OptionsProps {
  label: string
  options: readonly FilterOption[]
  words: readonly string[]
  onChange: (words: string[]) => void
}

/** A list longer than this is looked through rather than read. */
const searchable = 12

/** Several of many, with what each would leave. */
export function Options({ label, options, words, onChange }: OptionsProps) {
  const [sought, setSought] = useState('')
  const wanted = sought.trim().toLowerCase()
  const shown = options.filter((option) => option.label.toLowerCase().includes(wanted))
  const toggle = (value: string, isOn: boolean) =>
    onChange(isOn ? [...words, value] : words.filter((word) => word !== value))

  return (
    <>
      {options.length > searchable && (
        <TextField
          label={`在${label}中查找`}
          isLabelHidden
          size="sm"
          placeholder={`在 ${options.length} 个${label}中查找`}
          value={sought}
          onChange={setSought}
        />
      )}
      <S.Options aria-label={label}>
        {shown.map(({ value, label, count }) => (
          <S.Option key={value} data-empty={count === 0 || undefined}>
            <Checkbox isSelected={words.includes(value)} onChange={(isOn) => toggle(value, isOn)}>
              {label}
            </Checkbox>
            {count !== undefined && <S.Count>{formatNumber(count)}</S.Count>}
          </S.Option>
        ))}
      </S.Options>
      {shown.length === 0 && <S.None role="status">没有“{sought}”</S.None>}
    </>
  )
}
