import { formatUnitPrice } from '@xinpu/sdk/format'
import { currencyLabels } from '@xinpu/sdk/labels'
import { enquiryRules, ruled } from '@xinpu/sdk/rules'
import type { Currency, DemandVO } from '@xinpu/sdk/types'
import { NumberField } from '../../primitives/NumberField/NumberField.tsx'
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx'
import { Select } from '../../primitives/Select/Select.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { taxWord } from '../quote-words.ts'
import { aboveTarget, type EnquiryDraft } from './enquiry-draft.ts'
import * as S from './EnquiryForm.styles.ts'

interface EnquiryFieldsProps {
  demand: DemandVO
  draft: EnquiryDraft
  onChange: (part: Partial<EnquiryDraft>) => void
  errorOf: (field: string) => string | undefined
}

const currencies = (Object.keys(currencyLabels) as Currency[]).map((value) => ({ value, label: currencyLabels[value] }))
const days = [1, 3, 7, 15, 30].map((count) => ({ value: String(count), label: `${count} 天` }))

/** The fields of a quote. */
export function EnquiryFields({ demand, draft, onChange, errorOf }: EnquiryFieldsProps) {
  const text = (name: 'batchNo' | 'delivery' | 'remark') => ({
    ...ruled(enquiryRules, name),
    value: draft[name],
    onChange: (value: string) => onChange({ [name]: value }),
    error: errorOf(name),
  })

  return (
    <S.Fields>
      <NumberField
        {...ruled(enquiryRules, 'quantity')}
        unit="片"
        value={draft.quantity}
        onChange={(quantity) => onChange({ quantity })}
        error={errorOf('quantity')}
      />
      <NumberField
        {...ruled(enquiryRules, 'price')}
        label={`单价，${taxWord(draft.taxIncluded)}`}
        kind="decimal"
        prefix={draft.currency === 'USD' ? '$' : '¥'}
        value={draft.price}
        onChange={(price) => onChange({ price })}
        error={errorOf('price')}
      />
      <S.Wide>
        <TargetHint draft={draft} demand={demand} />
      </S.Wide>
      <S.Wide>
        <RadioGroup
          label="税"
          look="buttons"
          options={[
            { value: 'yes', label: '含税' },
            { value: 'no', label: '未税' },
          ]}
          value={draft.taxIncluded ? 'yes' : 'no'}
          onChange={(tax) => onChange({ taxIncluded: tax === 'yes' })}
        />
      </S.Wide>
      <Select
        label="币种"
        options={currencies}
        value={draft.currency}
        onChange={(currency) => onChange({ currency: currency as Currency })}
      />
      <Select
        label="有效"
        options={
          days.some(({ value }) => value === String(draft.validDays))
            ? days
            : [...days, { value: String(draft.validDays), label: `${draft.validDays} 天` }]
        }
        value={String(draft.validDays)}
        onChange={(count) => onChange({ validDays: Number(count) })}
      />
      <TextField {...text('batchNo')} placeholder={demand.batchNo ?? '24+'} />
      <TextField {...text('delivery')} placeholder="现货，当天发" />
      <S.Wide>
        <TextField {...text('remark')} placeholder="包装、标签、分批" />
      </S.Wide>
    </S.Fields>
  )
}

/** How far the price is from what the post asks for, once both are known. */
function TargetHint({ draft, demand }: Pick<EnquiryFieldsProps, 'draft' | 'demand'>) {
  const gap = aboveTarget(draft, demand)
  if (gap === undefined) return null
  const size = formatUnitPrice(gap < 0n ? -gap : gap)
  return <S.Hint role="status">{gap === 0n ? '和目标价一样' : `含税比目标价${gap < 0n ? '低' : '高'} ${size}`}</S.Hint>
}
