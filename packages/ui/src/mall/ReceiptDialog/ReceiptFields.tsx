import { toMicro, type Currency, type Micro } from '@xinpu/sdk/format'
import { faultOf, receiptRules, ruled } from '@xinpu/sdk/rules'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { DateField } from '../../primitives/DateField/DateField.tsx'
import { DocumentUpload, type DocumentUploadProps } from '../../primitives/DocumentUpload/DocumentUpload.tsx'
import { NumberField } from '../../primitives/NumberField/NumberField.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import type { ReceiptDraft } from './receipt-draft.ts'
import { differenceWords } from './receipt-sums.ts'
import * as S from './ReceiptDialog.styles.ts'

interface ReceiptFieldsProps {
  draft: ReceiptDraft
  onChange: (part: Partial<ReceiptDraft>) => void
  errorOf: (field: string) => string | undefined
  uploadReceipt: DocumentUploadProps['onUpload']
  /** What is left to pay before this voucher, in millionths. */
  left: Micro
  currency: Currency
}

/** The file, who paid, how much and when; what differs from what is due is said at once. */
export function ReceiptFields({ uploadReceipt, left, currency, ...rest }: ReceiptFieldsProps) {
  const { draft, onChange, errorOf } = rest
  return (
    <>
      <DocumentUpload
        label="转账凭证"
        name="imgUrl"
        value={draft.file}
        onChange={(file) => onChange({ file })}
        onUpload={uploadReceipt}
        error={errorOf('imgUrl')}
        help="银行回单的图片或 PDF，金额和时间要看得清。"
        isRequired
      />
      <TextField
        {...ruled(receiptRules, 'payer')}
        value={draft.payer}
        onChange={(payer) => onChange({ payer })}
        error={errorOf('payer')}
        placeholder="付款账户的户名"
      />
      <S.Pair>
        <Amount {...rest} currency={currency} />
        <div data-field="payTime">
          <DateField
            label="付款时间"
            mode="time"
            value={draft.payTime}
            onChange={(payTime) => onChange({ payTime })}
            error={errorOf('payTime')}
            isRequired
          />
        </div>
      </S.Pair>
      <Difference amount={draft.amount} left={left} currency={currency} />
      <Rest {...rest} />
    </>
  )
}

type PartProps = Pick<ReceiptFieldsProps, 'draft' | 'onChange' | 'errorOf'>

const Amount = ({ draft, onChange, errorOf, currency }: PartProps & { currency: Currency }) => (
  <S.Amount>
    <NumberField
      {...ruled(receiptRules, 'amount')}
      kind="decimal"
      prefix={currency === 'USD' ? '$' : '¥'}
      value={draft.amount}
      onChange={(amount) => onChange({ amount })}
      error={errorOf('amount')}
    />
  </S.Amount>
)

interface DifferenceProps {
  amount: number | null
  left: Micro
  currency: Currency
}

/** More or less than what is due is allowed, and said. */
function Difference({ amount, left, currency }: DifferenceProps) {
  if (amount === null || faultOf(receiptRules.amount, amount)) return null
  const words = differenceWords(left, toMicro(amount), currency)
  return words ? <Alert tone="warn" title={words} /> : null
}

const Rest = ({ draft, onChange, errorOf }: PartProps) => (
  <>
    <TextField
      {...ruled(receiptRules, 'bank')}
      value={draft.bank}
      onChange={(bank) => onChange({ bank })}
      error={errorOf('bank')}
      placeholder="选填"
    />
    <TextField
      {...ruled(receiptRules, 'remark')}
      value={draft.remark}
      onChange={(remark) => onChange({ remark })}
      error={errorOf('remark')}
      placeholder="选填，如分几笔付、差额的原因"
    />
  </>
)
