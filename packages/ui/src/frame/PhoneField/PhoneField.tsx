import { Check, ChevronDown } from 'lucide-react'
import { ListBox, SelectValue } from 'react-aria-components'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { areas, readPhone, type AreaCode, type Phone } from './phone.ts'
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

const Area = ({ value, onChange }: { value: AreaCode; onChange: (area: AreaCode) => void }) => (
  <S.Area
    aria-label="区号"
    value={value}
    onChange={(key) => onChange(areas.find(({ code }) => code === key)?.code ?? value)}
  >
    <S.Trigger>
      <SelectValue>{value}</SelectValue>
      <ChevronDown size={14} strokeWidth={2} aria-hidden />
    </S.Trigger>
    <S.Panel>
      <ListBox aria-label="区号">
        {areas.map(({ code, name }) => (
          <S.Option key={code} id={code} textValue={`${code} ${name}`}>
            <span>{code}</span>
            {name}
            <Check size={16} strokeWidth={1.5} aria-hidden />
          </S.Option>
        ))}
      </ListBox>
    </S.Panel>
  </S.Area>
)
