import type { ProductLine } from '@xinpu/sdk/types'
import { useState } from 'react'
import type { CascaderNode } from '../../primitives/Cascader/Cascader.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import type { DocumentUploadProps } from '../../primitives/DocumentUpload/DocumentUpload.tsx'
import { useRefused } from '../../primitives/Form/useRefused.ts'
import { Form } from '../../primitives/Form/Form.tsx'
import type { BrandField } from '../brand-field.ts'
import { draftOf, lineFaults, lineFieldsOf, type LineFields } from './line-draft.ts'
import { LineForm } from './LineForm.tsx'

export interface ProductLineDialogProps {
  /** The line that is changed; without it a new one. */
  line?: ProductLine
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Sends a new line of a brand for review, or what changed of one; rejects with the server's word. */
  save: (fields: LineFields, brandId: number) => Promise<unknown>
  /** Sends the proof. */
  uploadProof: DocumentUploadProps['onUpload']
  /** All categories, by two levels. */
  categories: readonly CascaderNode[]
  /** Draws the field that finds brands. */
  brandField: (field: BrandField) => React.ReactNode
}

/** A line of an agent or a trader: its brand, its categories, and the proof that goes to review. */
export const ProductLineDialog = (props: ProductLineDialogProps) => (
  <Dialog
    title={props.line ? `修改 ${props.line.brandName} 产品线` : '添加产品线'}
    subtitle="改动分类或证书会重新审核，预计 1 个工作日。"
    isOpen={props.isOpen}
    onOpenChange={props.onOpenChange}
  >
    <Fields {...props} />
  </Dialog>
)

function Fields({ line, onOpenChange, save, ...fields }: ProductLineDialogProps) {
  const [draft, setDraft] = useState(() => draftOf(line))
  const { serverErrors, attempt } = useRefused()

  const submit = async () => {
    await attempt(() => save(lineFieldsOf(draft), draft.brand?.id ?? 0))
    onOpenChange(false)
  }

  return (
    <Form
      label="产品线"
      submitLabel="提交审核"
      faults={lineFaults(draft, line)}
      serverErrors={serverErrors}
      onSubmit={submit}
    >
      {(errorOf) => (
        <LineForm
          {...fields}
          hasBrand={line !== undefined}
          draft={draft}
          onChange={(part) => setDraft((before) => ({ ...before, ...part }))}
          errorOf={errorOf}
        />
      )}
    </Form>
  )
}
