import { ruled, trendRules } from '@xinpu/sdk/rules'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import * as S from './TrendComposer.styles.ts'
import type { TrendDraft } from './trend-draft.ts'

interface CircuitFieldsProps {
  draft: TrendDraft
  put: (part: Partial<TrendDraft>) => void
  errorOf: (field: string) => string | undefined
}

const fields = [
  { name: 'input', placeholder: '12 V' },
  { name: 'output', placeholder: '3.3 V，1 A' },
  { name: 'load', placeholder: '20–80 mA' },
  { name: 'tried', placeholder: '换过两种电感，没变化' },
] as const

/** The figures of the circuit, two on a row where there is room. */
export const CircuitFields = ({ draft, put, errorOf }: CircuitFieldsProps) => (
  <S.Circuit>
    {fields.map(({ name, placeholder }) => (
      <TextField
        key={name}
        {...ruled(trendRules, name)}
        value={draft[name]}
        onChange={(value) => put({ [name]: value })}
        error={errorOf(name)}
        placeholder={placeholder}
      />
    ))}
  </S.Circuit>
)
