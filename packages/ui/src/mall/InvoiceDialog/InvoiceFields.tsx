import { invoiceRules, ruled } from '@xinpu/sdk/rules'
import { CircleCheck } from 'lucide-react'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { showsBank, taxNoFault, taxNoIn, type InvoiceDraft, type InvoiceFields as Fields } from './invoice-draft.ts'
import * as S from './InvoiceDialog.styles.ts'

interface InvoiceFieldsProps {
  draft: InvoiceDraft
  onChange: (part: Partial<Fields>) => void
  errorOf: (field: string) => string | undefined
}

/** Whom the invoice is made out to; a special one asks for the bank too. */
export function InvoiceFields({ draft, onChange, errorOf }: InvoiceFieldsProps) {
  const text = (name: keyof Fields) => {
    const error = errorOf(name)
    return {
      ...ruled(invoiceRules, name),
      value: draft[name],
      onChange: (value: string) => onChange({ [name]: value }),
      ...(error && { error }),
    }
  }
  const needed = draft.type === 'special' && { isRequired: true }

  return (
    <S.Fields>
      <TextField {...text('title')} label="公司名称" autoComplete="organization" />
      <TaxNo {...text('taxNo')} onChange={(taxNo) => onChange({ taxNo })} />
      {showsBank(draft) && (
        <>
          <TextField {...text('bank')} {...needed} autoComplete="off" placeholder="到支行" />
          <S.Figures>
            <TextField {...text('bankAccount')} {...needed} autoComplete="off" inputMode="numeric" />
          </S.Figures>
          <TextField {...text('address')} {...needed} autoComplete="off" placeholder="与税务登记一致" />
          <S.Figures>
            <TextField {...text('tel')} {...needed} type="tel" autoComplete="off" placeholder="如 0755-26000000" />
          </S.Figures>
        </>
      )}
      <S.Wide>
        <TextField {...text('email')} type="email" autoComplete="email" placeholder="电子发票发到这里" />
      </S.Wide>
    </S.Fields>
  )
}

interface TaxNoProps {
  name: string
  label: string
  isRequired: boolean
  value: string
  onChange: (value: string) => void
  error?: string
}

/** The number is checked while it is typed; what is too short is told when the field is left. */
function TaxNo({ value, onChange, error, ...field }: TaxNoProps) {
  const told = taxNoFault(value) ?? error
  return (
    <S.Figures>
      <TextField
        {...field}
        value={value}
        onChange={(text) => onChange(taxNoIn(text))}
        autoComplete="off"
        help={<TaxNoHelp taxNo={value} isWrong={Boolean(told)} />}
        {...(told && { error: told })}
      />
    </S.Figures>
  )
}

function TaxNoHelp({ taxNo, isWrong }: { taxNo: string; isWrong: boolean }) {
  if (isWrong || taxNo === '') return '营业执照上的 18 位，旧税号 15 至 20 位'
  if (taxNo.length !== 18) return `已输入 ${taxNo.length} 位`
  return (
    <S.Right>
      <Icon of={CircleCheck} size={14} /> 校验位正确
    </S.Right>
  )
}
