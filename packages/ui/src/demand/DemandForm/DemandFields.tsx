import { demandRules, ruled } from '@xinpu/sdk/rules'
import type { Currency, ValidDays } from '@xinpu/sdk/types'
import { ImageUpload } from '../../primitives/ImageUpload/ImageUpload.tsx'
import { NumberField } from '../../primitives/NumberField/NumberField.tsx'
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx'
import { RecordPicker } from '../../primitives/RecordPicker/RecordPicker.tsx'
import { Select } from '../../primitives/Select/Select.tsx'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import type { DemandDraft } from './demand-draft.ts'
import * as S from './DemandForm.styles.ts'
import type { DemandFormProps } from './DemandForm.tsx'

interface DemandFieldsProps extends Pick<DemandFormProps, 'contacts' | 'ends' | 'onAddContact' | 'uploadImage'> {
  draft: DemandDraft
  onChange: (part: Partial<DemandDraft>) => void
  errorOf: (field: string) => string | undefined
}

const kinds = [
  { value: '1', label: '求购' },
  { value: '0', label: '供应' },
]
const currencies = [
  { value: 'CNY', label: '人民币 ¥' },
  { value: 'USD', label: '美元 $' },
]
const taxes = [
  { value: '', label: '待议' },
  { value: 'with', label: '含税' },
  { value: 'without', label: '未税' },
]
const days = [7, 15, 30, 60] as const satisfies readonly ValidDays[]
const lives = days.map((count) => ({ value: String(count), label: `${count} 天` }))

/** What is wanted or offered first, the terms then, and last whom to call. */
export function DemandFields({ draft, onChange, errorOf, ends, ...around }: DemandFieldsProps) {
  const { contacts, onAddContact, uploadImage } = around
  const text = (name: 'model' | 'brand' | 'package' | 'batchNo' | 'delivery' | 'region' | 'description') => ({
    ...ruled(demandRules, name),
    value: draft[name],
    onChange: (value: string) => onChange({ [name]: value }),
    error: errorOf(name),
  })

  return (
    <S.Grid>
      <S.Wide>
        <RadioGroup
          label="类型"
          look="buttons"
          options={kinds}
          value={String(draft.type)}
          onChange={(type) => onChange({ type: type === '0' ? 0 : 1 })}
        />
      </S.Wide>
      <S.Half>
        <TextField {...text('model')} autoComplete="off" />
      </S.Half>
      <S.Half>
        <TextField {...text('brand')} placeholder="不填为品牌不限" autoComplete="off" />
      </S.Half>
      <NumberField
        {...ruled(demandRules, 'quantity')}
        value={draft.quantity}
        onChange={(quantity) => onChange({ quantity })}
        unit="片"
        error={errorOf('quantity')}
      />
      <NumberField
        label={draft.type === 1 ? '目标价' : '单价'}
        name="price"
        kind="decimal"
        value={draft.price}
        onChange={(price) => onChange({ price })}
        placeholder="不填为面议"
        error={errorOf('price')}
      />
      <Select
        label="币种"
        options={currencies}
        value={draft.currency}
        onChange={(currency) => onChange({ currency: currency as Currency })}
      />
      <Select
        label="税"
        options={taxes}
        value={draft.tax}
        onChange={(tax) => onChange({ tax: tax as DemandDraft['tax'] })}
      />
      <TextField {...text('package')} />
      <TextField {...text('batchNo')} placeholder="如 24+" />
      <TextField {...text('delivery')} placeholder="如 现货、2-3 周" />
      <TextField {...text('region')} placeholder="如 广东 深圳" />
      <S.Wide>
        <TextArea
          {...text('description')}
          rows={3}
          placeholder="包装、分批、样片、验货要求"
          help="所有人可见。电话与微信会被隐藏，请在下面选择联系人"
        />
      </S.Wide>
      <S.Wide>
        <ImageUpload
          label="图片"
          name="images"
          images={[...draft.images]}
          onChange={(images) => onChange({ images })}
          onUpload={uploadImage}
          error={errorOf('images')}
        />
      </S.Wide>
      <S.Wide>
        <RecordPicker
          kind="contact"
          items={contacts}
          value={draft.contactId ?? contacts.find(({ isDefault }) => isDefault)?.id ?? null}
          onChange={(contactId) => onChange({ contactId })}
          {...(onAddContact && { onAdd: onAddContact })}
        />
      </S.Wide>
      <S.Half>
        <Select
          label="有效期"
          options={ends === undefined ? lives : [{ value: '', label: `不变，${ends} 到期` }, ...lives]}
          value={String(draft.validDays ?? '')}
          onChange={(count) => onChange({ validDays: days.find((one) => String(one) === count) ?? null })}
        />
      </S.Half>
    </S.Grid>
  )
}
