import { merchantEntryRules, ruled } from '@xinpu/sdk/rules'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import * as S from './MerchantEntryForm.styles.ts'
import type { StepProps } from './StepFields.tsx'

/** Where the money of the shop goes. */
export function AccountFields({ draft, onChange, errorOf }: StepProps) {
  const text = (name: 'bank' | 'bankAccount') => ({
    ...ruled(merchantEntryRules, name),
    value: draft[name],
    onChange: (value: string) => onChange({ [name]: value }),
    error: errorOf(name),
    autoComplete: 'off',
  })

  return (
    <S.Grid>
      <TextField {...text('bank')} placeholder="写到支行，如 招商银行深圳科技园支行" />
      <TextField {...text('bankAccount')} inputMode="numeric" help="6 至 40 位数字，可以有空格" />
    </S.Grid>
  )
}
