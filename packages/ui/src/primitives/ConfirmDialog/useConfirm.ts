import { useState } from 'react'
import type { ConfirmDialogProps } from './ConfirmDialog.tsx'

type Terms = Required<Pick<ConfirmDialogProps, 'onOpenChange' | 'confirm' | 'failureOf'>>

/** Waits for what was confirmed: nothing closes the dialog meanwhile, and a failure leaves it open. */
export function useConfirm({ onOpenChange, confirm, failureOf }: Terms) {
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function answer() {
    setFailure(undefined)
    setPending(true)
    try {
      await confirm()
      onOpenChange(false)
    } catch (error) {
      setFailure(failureOf(error))
    } finally {
      setPending(false)
    }
  }

  function close(isOpen: boolean) {
    if (isPending) return
    setFailure(undefined)
    onOpenChange(isOpen)
  }

  return { isPending, failure, answer, close }
}
