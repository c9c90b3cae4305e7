import { faultsIn, joinRules, ruled } from '@xinpu/sdk/rules'
import { useState } from 'react'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { Form } from '../../primitives/Form/Form.tsx'
import { useRefused } from '../../primitives/Form/useRefused.ts'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'

export interface JoinDialogProps {
  /** The certified enterprise that is asked. */
  enterprise: { id: number; name: string }
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Asks to join; rejects with the server's word, what was written stays. */
  join: (remark: string) => Promise<unknown>
}

/** Asks, on the page of an enterprise, to join it; its creator decides. */
export const JoinDialog = ({ enterprise, isOpen, onOpenChange, join }: JoinDialogProps) => (
  <Dialog
    title="加入该企业"
    subtitle={`“${enterprise.name}”的创建者同意后，您就能以企业身份发布与报价。`}
    isOpen={isOpen}
    onOpenChange={onOpenChange}
  >
    <Fields id={enterprise.id} join={join} onDone={() => onOpenChange(false)} />
  </Dialog>
)

function Fields({ id, join, onDone }: { id: number; join: JoinDialogProps['join']; onDone: () => void }) {
  const [remark, setRemark] = useState('')
  const { serverErrors, attempt } = useRefused()
  const sent = { enterpriseId: id, remark: remark.trim() }

  async function submit() {
    await attempt(() => join(sent.remark))
    onDone()
  }

  return (
    <Form
      label="加入该企业"
      submitLabel="申请加入"
      faults={faultsIn(joinRules, sent)}
      serverErrors={serverErrors}
      onSubmit={submit}
    >
      {(errorOf) => (
        <TextArea
          {...ruled(joinRules, 'remark')}
          value={remark}
          onChange={setRemark}
          error={errorOf('remark')}
          rows={3}
          placeholder="姓名、部门、职位，方便创建者确认"
        />
      )}
    </Form>
  )
}
