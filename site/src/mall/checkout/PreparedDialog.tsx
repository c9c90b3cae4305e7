import { formatAmount } from '@xinpu/sdk/format'
import type { OrderPrepare } from '@xinpu/sdk/types'
import { Button, Dialog, DiffView } from '@xinpu/ui/primitives'
import type { Refused } from './use-checkout.ts'

interface PreparedDialogProps {
  refused: Refused | undefined
  /** As it holds now. */
  prepared: OrderPrepare
  onClose: () => void
  onAgain: () => void
  isSending: boolean
}

/** What is other than it was shown, before it is ordered so. */
export function PreparedDialog({ refused, prepared, onClose, onAgain, isSending }: PreparedDialogProps) {
  const changes = refused?.changes ?? []
  const side = (of: 'was' | 'is') => changes.map((change) => ({ label: change.label, value: change[of] }))
  return (
    <Dialog
      title="下单前有变化"
      subtitle={refused?.message}
      isOpen={changes.length > 0}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <Button onPress={onClose}>再看看</Button>
          <Button tone="primary" isPending={isSending} onPress={onAgain}>
            按 {formatAmount(prepared.payAmount, prepared.currency)} 提交
          </Button>
        </>
      }
    >
      <DiffView kind="fields" label="变化的行" sides={['原来', '现在']} before={side('was')} after={side('is')} />
    </Dialog>
  )
}
