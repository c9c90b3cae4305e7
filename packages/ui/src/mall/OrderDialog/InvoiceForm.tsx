import { faultsIn, invoiceApplyRules } from '@xinpu/sdk/rules'
import type { Invoice } from '@xinpu/sdk/types'
import { useState } from 'react'
import { RecordPicker } from '../../primitives/RecordPicker/RecordPicker.tsx'
import { OrderForm, type OrderFormProps } from './OrderForm.tsx'
import type { OrderSends } from './order-sent.ts'

export interface InvoiceFormProps extends OrderFormProps<OrderSends['invoice']> {
  /** The buyer's titles, the default one first. */
  titles: readonly Invoice[]
  /** Opens the dialog for a new one. */
  onAddTitle?: (() => void) | undefined
  /** The title that is chosen first: one that was added just now; without it the default one. */
  chosen?: number
}

/** Asks for the invoice of an order: to which title. Its sum is what was paid and not given back, which the server tells. */
export function InvoiceForm({ titles, onAddTitle, chosen: first, ...props }: InvoiceFormProps) {
  const [chosen, setChosen] = useState(first)
  const invoiceId = chosen ?? titles.find(({ isDefault }) => isDefault)?.id

  return (
    <OrderForm
      {...props}
      label="申请开票"
      submitLabel="申请开票"
      faults={faultsIn(invoiceApplyRules, { invoiceId })}
      values={() => ({ invoiceId: invoiceId ?? 0 })}
    >
      {(errorOf) => (
        <div data-field="invoiceId">
          <RecordPicker
            kind="invoice"
            items={titles}
            value={invoiceId ?? null}
            onChange={setChosen}
            error={errorOf('invoiceId')}
            isRequired
            {...(onAddTitle && { onAdd: onAddTitle })}
          />
        </div>
      )}
    </OrderForm>
  )
}
