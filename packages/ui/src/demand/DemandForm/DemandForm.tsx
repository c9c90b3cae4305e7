import type { ContactVO } from '@xinpu/sdk/types'
import { Form } from '../../primitives/Form/Form.tsx'
import { useRefused } from '../../primitives/Form/useRefused.ts'
import { useTyped } from '../../primitives/Form/useTyped.ts'
import type { SendFile } from '../../primitives/Upload/useUploads.ts'
import { demandFaults, type DemandDraft } from './demand-draft.ts'
import { DemandFields } from './DemandFields.tsx'

export interface DemandFormProps {
  /** What stands in the form first. */
  initial: DemandDraft
  /** Told of every change: the draft is kept. */
  onChange?: (draft: DemandDraft) => void
  /** Posts it; rejects with the server's word, everything stays typed. */
  post: (draft: DemandDraft) => Promise<unknown>
  /** Whom buyers may call; of a visitor none. */
  contacts: readonly ContactVO[]
  /** Opens the dialog for a new contact. */
  onAddContact?: () => void
  /** Sends a picture. */
  uploadImage: SendFile
  /** When the post that is changed ends, to be chosen beside new days; absent for a new one. */
  ends?: string
  /** What the button says. */
  submitLabel: string
}

/** One post, field by field. */
export function DemandForm({ initial, onChange, post, submitLabel, ...around }: DemandFormProps) {
  const [draft, put] = useTyped(() => initial, onChange)
  const { serverErrors, attempt } = useRefused()

  return (
    <Form
      label="发布供求"
      submitLabel={submitLabel}
      faults={demandFaults(draft)}
      serverErrors={serverErrors}
      onSubmit={() => attempt(() => post(draft))}
    >
      {(errorOf) => <DemandFields {...around} draft={draft} onChange={put} errorOf={errorOf} />}
    </Form>
  )
}
