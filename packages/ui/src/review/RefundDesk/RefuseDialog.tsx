import { deskRefundRefuseRules, ruled } from '@xinpu/sdk/rules'
import type { DeskRefund } from '@xinpu/sdk/types'
import { useState } from 'react'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { refusalOf } from '../../primitives/Form/refusal.ts'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'

interface RefuseDialogProps {
  refund: DeskRefund
  onRefuse: (id: number, reason: string) => Promise<unknown>
  onClose: () => void
}

/** Why a refund is not made, for who asked for it. */
export function RefuseDialog({ refund, onRefuse, onClose }: RefuseDialogProps) {
  const [reason, setReason] = useState('')
  const [state, setState] = useState<{ isPending?: boolean; failure?: string }>({})

  async function refuse() {
    if (reason.trim() === '') return setState({ failure: '请写明驳回的原因' })
    setState({ isPending: true })
    try {
      await onRefuse(refund.id, reason.trim())
      onClose()
    } catch (error) {
      setState({ failure: refusalOf(error, '没有驳回，请再试一次') })
    }
  }

  return (
    <Dialog
      title={`驳回 ${refund.no} 的退款`}
      isOpen
      onOpenChange={onClose}
      footer={
        <Button tone="primary" isPending={state.isPending ?? false} onPress={() => void refuse()}>
          驳回
        </Button>
      }
    >
      <TextArea
        {...ruled(deskRefundRefuseRules, 'reason')}
        rows={3}
        value={reason}
        onChange={setReason}
        placeholder="申请人会看到"
      />
      {state.failure && <Alert tone="danger" title={state.failure} />}
    </Dialog>
  )
}
