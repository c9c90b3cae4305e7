import type { AreaCode, Phone } from '@xinpu/sdk/format'
import { ChevronDown } from 'lucide-react'
import { TextField } from '../TextField/TextField.tsx'
import { areas, readPhone } from './phone.ts'
import * as S from './PhoneField.styles.ts'

export interface PhoneFieldProps {
  /** Area code and number. */
  value: Phone
  onChange: (value: Phone) => void
  /** What is wrong with it. */
  error?: string
  /**
   * 36 or 44 px high.
   *
   * @default 'lg'
   */
  size?: 'md' | 'lg'
  /** Enter was pressed. */
  onEnter?: () => void
  /** The input itself, to lead the focus there. */
  inputRef?: React.Ref<HTMLInputElement>
}

/** A mobile number: the area code in front, figures only. */
export function PhoneField({ value, onChange, error, size = 'lg', onEnter, inputRef }: PhoneFieldProps) {
  return (
    <S.Root>
      <TextField
        label="手机号码"
        value={value.number}
        onChange={(text) => onChange(readPhone(text, value.area))}
        prefix={<Area value={value.area} onChange={(area) => onChange({ ...value, area })} />}
        size={size}
        error={error}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        placeholder="请输入手机号码"
        onEnter={onEnter}
        inputRef={inputRef}
      />
    </S.Root>
  )
}

/** The browser's own list: three lines need no other, and a phone shows them as it shows every list. */
const Area = ({ value, onChange }: { value: AreaCode; onChange: (area: AreaCode) => void }) => (
  <S.Area>
    <S.List
      aria-label="区号"
      value={value}
      onChange={({ target }) => onChange(areas.find(({ code }) => code === target.value)?.code ?? value)}
    >
      {areas.map(({ code, name }) => (
        <option key={code} value={code}>
          {code} {name}
        </option>
      ))}
    </S.List>
    <S.Shown aria-hidden>
      {value}
      <ChevronDown size={14} strokeWidth={2} />
    </S.Shown>
  </S.Area>
)
