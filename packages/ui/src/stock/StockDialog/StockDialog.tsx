import { ruled, stockRules } from '@xinpu/sdk/rules'
import { stockStatusLabels } from '@xinpu/sdk/labels'
import type { Currency, StockStatus, StockVO } from '@xinpu/sdk/types'
import { useState } from 'react'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { Form } from '../../primitives/Form/Form.tsx'
import { useRefused } from '../../primitives/Form/useRefused.ts'
import { NumberField } from '../../primitives/NumberField/NumberField.tsx'
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx'
import { Select } from '../../primitives/Select/Select.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { blankStock, draftOf, stockFaults, type StockDraft } from './stock-draft.ts'
import * as S from './StockDialog.styles.ts'

export interface StockDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** What is known; without it a new line is made. */
  line?: StockVO
  /** Keeps it; rejects with the server's word, everything stays typed. */
  save: (line: StockDraft) => Promise<unknown>
}

const currencies = [
  { value: 'CNY', label: '人民币 ¥' },
  { value: 'USD', label: '美元 $' },
]
const states = Object.entries(stockStatusLabels).map(([value, label]) => ({ value, label }))

/** One line of stock in a dialog; saving it says that it is there today. */
export function StockDialog({ isOpen, onOpenChange, line, save }: StockDialogProps) {
  const [draft, setDraft] = useState(() => (line ? draftOf(line) : blankStock))
  const { serverErrors, attempt } = useRefused()
  const put = (part: Partial<StockDraft>) => setDraft((before) => ({ ...before, ...part }))

  return (
    <Dialog title={line ? '修改库存' : '加一条库存'} isOpen={isOpen} onOpenChange={onOpenChange}>
      <Form
        label="库存"
        submitLabel={line ? '保存并刷新' : '保存'}
        faults={stockFaults(draft)}
        serverErrors={serverErrors}
        onSubmit={() => attempt(() => save(draft))}
      >
        {(errorOf) => <Fields draft={draft} put={put} errorOf={errorOf} />}
      </Form>
    </Dialog>
  )
}

interface FieldsProps {
  draft: StockDraft
  put: (part: Partial<StockDraft>) => void
  errorOf: (field: string) => string | undefined
}

function Fields({ draft, put, errorOf }: FieldsProps) {
  const text = (name: 'batchNo' | 'brand' | 'location' | 'model' | 'package') => ({
    ...ruled(stockRules, name),
    value: draft[name],
    onChange: (value: string) => put({ [name]: value }),
    error: errorOf(name),
  })

  return (
    <S.Grid>
      <TextField {...text('model')} autoComplete="off" />
      <TextField {...text('brand')} autoComplete="off" />
      <NumberField
        {...ruled(stockRules, 'quantity')}
        value={draft.quantity}
        onChange={(quantity) => put({ quantity })}
        unit="片"
        error={errorOf('quantity')}
      />
      <TextField {...text('batchNo')} placeholder="如 24+" />
      <NumberField
        label="单价"
        name="price"
        kind="decimal"
        value={draft.price}
        onChange={(price) => put({ price })}
        placeholder="不填为面议"
        error={errorOf('price')}
      />
      <Select
        label="币种"
        options={currencies}
        value={draft.currency}
        onChange={(currency) => put({ currency: currency as Currency })}
      />
      <TextField {...text('package')} />
      <TextField {...text('location')} placeholder="如 深圳、香港" />
      <S.Wide>
        <RadioGroup
          label="状态"
          look="buttons"
          options={states}
          value={draft.status}
          onChange={(status) => put({ status: status as StockStatus })}
        />
      </S.Wide>
    </S.Grid>
  )
}
