import { useState } from 'react'
import { TextField } from '../TextField/TextField.tsx'
import * as S from './FilterBar.styles.ts'
import type { FilterRange } from './types.ts'
import { useTyped } from './useTyped.ts'

interface RangeProps {
  unit?: string
  range: FilterRange
  onChange: (range: FilterRange) => void
}

/** From one figure to another; either end may stay open. */
export function Range({ unit, range, onChange }: RangeProps) {
  const [fault, setFault] = useState<string>()
  const take = (next: FilterRange) => {
    const wrong = faultOf(next)
    setFault(wrong)
    if (wrong === undefined) onChange(next)
  }
  const from = useTyped(range.from, (text) => take({ ...range, from: plain(text) }))
  const to = useTyped(range.to, (text) => take({ from: plain(from.value), to: plain(text) }))

  return (
    <S.Ends>
      <TextField label="从" inputMode="decimal" suffix={unit} error={fault} {...from} />
      <TextField label="到" inputMode="decimal" suffix={unit} {...to} />
    </S.Ends>
  )
}

/** Full-width figures are figures. */
const plain = (text: string): string => text.normalize('NFKC').replaceAll(',', '').trim()

function faultOf({ from, to }: FilterRange): string | undefined {
  if (![from, to].every((end) => end === '' || Number.isFinite(Number(end)))) return '请填数字'

  return from !== '' && to !== '' && Number(from) > Number(to) ? '下限不能大于上限' : undefined
}
