import { useQuery } from '@tanstack/react-query'
import { certificationDetail } from '@xinpu/sdk/enterprise'
import { invoiceAdd, invoiceUpdate } from '@xinpu/sdk/mall'
import { query } from '@xinpu/sdk/query'
import type { Invoice } from '@xinpu/sdk/types'
import { InvoiceDialog, type InvoicedSum, type InvoiceValues, type TitledCompany } from '@xinpu/ui/mall'
import { toast } from '@xinpu/ui/primitives'
import { useCall } from '../app/api.ts'
import { useAct } from '../app/use-act.ts'

/** The certified company of the person, whose data a title may take. */
export function useTitledCompany(): TitledCompany | undefined {
  const call = useCall()
  const { data } = useQuery(query(call, certificationDetail, {}))
  if (data?.status !== 'certified' || data.memberStatus !== 'joined' || !data.creditCode) return undefined
  return { name: data.name, creditCode: data.creditCode, address: data.address }
}

interface InvoiceContainerProps {
  edited: Invoice | 'new'
  onClose: () => void
  /** A new one is kept: it may be wanted at once. */
  onAdded?: (invoice: Invoice) => void
  /** What the invoice is for, where that is known. */
  sum?: InvoicedSum
  /** What the button does. */
  submitLabel?: string
}

/** A new invoice title, or one that is changed. */
export function InvoiceContainer({ edited, onClose, onAdded, sum, submitLabel }: InvoiceContainerProps) {
  const act = useAct()
  const company = useTitledCompany()
  const known = edited === 'new' ? undefined : edited

  const close = () => {
    toast.success('已保存发票抬头')
    onClose()
  }
  const save = async (values: InvoiceValues) => {
    const { isDefault: _stays, ...changed } = values
    if (known) return act(invoiceUpdate, { ...changed, id: known.id }, close)
    const added = await act(invoiceAdd, values, close)
    onAdded?.(added)
    return added
  }

  return (
    <InvoiceDialog
      invoice={known}
      company={company}
      sum={sum}
      isOpen
      onClose={onClose}
      onSave={save}
      {...(submitLabel && { submitLabel })}
    />
  )
}
