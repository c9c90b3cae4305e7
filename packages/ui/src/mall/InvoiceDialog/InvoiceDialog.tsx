import type { Invoice, InvoiceType } from '@xinpu/sdk/types'
import { useState } from 'react'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { Form } from '../../primitives/Form/Form.tsx'
import { useRefused } from '../../primitives/Form/useRefused.ts'
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx'
import {
  blankInvoice,
  draftOf,
  filledWith,
  invoiceFaults,
  valuesOf,
  type InvoiceDraft,
  type InvoiceValues,
  type TitledCompany,
} from './invoice-draft.ts'
import { InvoiceFields } from './InvoiceFields.tsx'
import { InvoicePreview, type InvoicedSum } from './InvoicePreview.tsx'

export interface InvoiceDialogProps {
  /** The title that is changed; without it a new one is made. */
  invoice?: Invoice | undefined
  /** The person's certified company, whose data can be taken over. */
  company?: TitledCompany | undefined
  isOpen: boolean
  onClose: () => void
  /** Keeps it; rejects with the server's word, everything stays typed. Whoever kept it closes the dialog. */
  onSave: (values: InvoiceValues) => Promise<unknown> | void
  /** What the server refused, where it is not the rejection of `onSave`. */
  serverError?: string | undefined
  /** What the invoice is for, where that is known: the preview shows the sum in capitals. */
  sum?: InvoicedSum | undefined
  /**
   * What the button does.
   *
   * @default '保存'
   */
  submitLabel?: string
}

/** An invoice title in a dialog: its number is checked while it is typed, its head is shown as it will be printed. */
export const InvoiceDialog = ({ isOpen, ...form }: InvoiceDialogProps) => (
  <Dialog
    title={form.invoice ? '修改发票抬头' : '发票抬头'}
    isOpen={isOpen}
    onOpenChange={(open) => !open && form.onClose()}
  >
    <InvoiceForm {...form} />
  </Dialog>
)

const kinds: readonly { value: InvoiceType; label: string }[] = [
  { value: 'ordinary', label: '普通发票' },
  { value: 'special', label: '增值税专票' },
]

type InvoiceFormProps = Omit<InvoiceDialogProps, 'isOpen'>

function InvoiceForm({ invoice, company, onClose, onSave, serverError, sum, submitLabel = '保存' }: InvoiceFormProps) {
  const [draft, setDraft] = useState<InvoiceDraft>(() => (invoice ? draftOf(invoice) : blankInvoice))
  const { serverErrors, attempt } = useRefused()
  const change = (part: Partial<InvoiceDraft>) => setDraft((before) => ({ ...before, ...part }))

  async function submit() {
    const values = valuesOf(draft, invoice)
    if (values) await attempt(async () => onSave(values))
  }

  return (
    <Form
      label="发票抬头"
      submitLabel={submitLabel}
      faults={invoiceFaults(draft)}
      serverErrors={serverError ? [{ field: 'server', message: serverError }] : serverErrors}
      onSubmit={submit}
      actions={<Button onPress={onClose}>取消</Button>}
    >
      {(errorOf) => (
        <>
          <RadioGroup
            label="发票类型"
            isLabelHidden
            look="buttons"
            options={kinds}
            value={draft.type}
            onChange={(value) => change({ type: kinds.find((kind) => kind.value === value)?.value ?? draft.type })}
          />
          <FromCompany company={company} draft={draft} onTake={setDraft} />
          <InvoiceFields draft={draft} onChange={change} errorOf={errorOf} />
          <InvoicePreview draft={draft} sum={sum} />
          {!invoice && (
            <Checkbox isSelected={draft.isDefault} onChange={(isDefault) => change({ isDefault })}>
              设为默认抬头
            </Checkbox>
          )}
        </>
      )}
    </Form>
  )
}

interface FromCompanyProps {
  company: TitledCompany | undefined
  draft: InvoiceDraft
  onTake: (draft: InvoiceDraft) => void
}

/** The certified company is offered until it stands in the form. */
function FromCompany({ company, draft, onTake }: FromCompanyProps) {
  if (!company || draft.taxNo === company.creditCode) return null
  return (
    <Alert
      title={`企业认证资料：${company.name}`}
      action={
        <Button size="sm" onPress={() => onTake(filledWith(draft, company))}>
          带入
        </Button>
      }
    />
  )
}
