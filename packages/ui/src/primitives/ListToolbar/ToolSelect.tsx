import { ChevronDown } from 'lucide-react'
import { Icon } from '../Icon/Icon.tsx'
import * as S from './ListToolbar.styles.ts'

interface ToolSelectProps {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

/** One of several, by the system's own select. */
export const ToolSelect = ({ label, value, options, onChange }: ToolSelectProps) => (
  <S.Order>
    <S.Choice aria-label={label} value={value} onChange={({ target }) => onChange(target.value)}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </S.Choice>
    <Icon of={ChevronDown} />
  </S.Order>
)
