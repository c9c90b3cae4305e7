import type { ruled } from '@xinpu/sdk/rules'
import { useState } from 'react'
import { Alert } from '../primitives/Alert/Alert.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { Dialog } from '../primitives/Dialog/Dialog.tsx'
import { refusalOf } from '../primitives/Form/refusal.ts'
import { TextArea } from '../primitives/TextArea/TextArea.tsx'

interface BlockDialogProps {
  title: string
  /** On the button: 停用账号. */
  verb: string
  /** What it does, and what it does not. */
  children: React.ReactNode
  /** The field of the reason, by the rules of its call. */
  field: ReturnType<typeof ruled>
  /** Who reads the reason, and when. */
  placeholder: string
  /** Blocks; rejects with the server's word. */
  onBlock: (reason: string) => Promise<unknown>
  onClose: () => void
}

/** Why somebody is blocked: they read it. */
export function BlockDialog({ title, verb, children, field, placeholder, onBlock, onClose }: BlockDialogProps) {
  const [reason, setReason] = useState('')
  const [state, setState] = useState<{ isPending?: boolean; failure?: string }>({})

  async function block() {
    if (reason.trim() === '') return setState({ failure: '请写明停用的原因' })
    setState({ isPending: true })
    try {
      await onBlock(reason.trim())
      onClose()
    } catch (error) {
      setState({ failure: refusalOf(error, '没有停用，请再试一次') })
    }
  }

  return (
    <Dialog
      title={title}
      isOpen
      onOpenChange={onClose}
      footer={
        <Button tone="danger" isPending={state.isPending ?? false} onPress={() => void block()}>
          {verb}
        </Button>
      }
    >
      <p>{children}</p>
      <TextArea {...field} isRequired rows={3} value={reason} onChange={setReason} placeholder={placeholder} />
      {state.failure && <Alert tone="danger" title={state.failure} />}
    </Dialog>
  )
}
