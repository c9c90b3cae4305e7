import type { BargainAction } from '@xinpu/sdk/format'
import { bargainCancel, bargainReply } from '@xinpu/sdk/mall'
import type { Bargaining } from '@xinpu/sdk/types'
import { BargainAnswerDialog } from '@xinpu/ui/mall'
import { ConfirmDialog, toast } from '@xinpu/ui/primitives'
import { useState } from 'react'
import { useAct } from '../../app/use-act.ts'

/** What is done about an offer, and the dialog that asks first. */
export function useBargainActions() {
  const [open, setOpen] = useState<{ bargain: Bargaining; action: BargainAction }>()
  const Dialog = open?.action === 'cancel' ? Cancelling : Answering
  return {
    perform: (bargain: Bargaining, action: BargainAction) => setOpen({ bargain, action }),
    dialog: open && <Dialog bargain={open.bargain} onClose={() => setOpen(undefined)} />,
  }
}

interface DialogProps {
  bargain: Bargaining
  onClose: () => void
}

function Answering({ bargain, onClose }: DialogProps) {
  const act = useAct()
  return (
    <BargainAnswerDialog
      bargain={bargain}
      isOpen
      onClose={onClose}
      onSend={(answer) =>
        act(bargainReply, { id: bargain.id, ...answer }, () => {
          toast.success('已答复，买家会收到提醒')
          onClose()
        })
      }
    />
  )
}

function Cancelling({ bargain: { id, goods }, onClose }: DialogProps) {
  const act = useAct()
  return (
    <ConfirmDialog
      title={`撤回 ${goods.model} 的议价`}
      verb="撤回议价"
      isOpen
      onOpenChange={onClose}
      confirm={() => act(bargainCancel, { id }, () => toast.success('已撤回'))}
      failureOf={(error) => (error instanceof Error ? error.message : '没有成功，请再试一次')}
    >
      撤回后可以再出价。
    </ConfirmDialog>
  )
}
