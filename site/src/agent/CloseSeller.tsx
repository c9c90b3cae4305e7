import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { invalidate } from '@xinpu/sdk/query'
import { Button, ConfirmDialog, toast } from '@xinpu/ui/primitives'
import { useState } from 'react'
import { sellerDesks, type SellerKind } from './seller-desks.ts'

/** Closes the page of the enterprise; what goes with it is said first. */
export function CloseSeller({ kind, id }: { kind: SellerKind; id: number }) {
  const { call } = useRouteContext({ from: '__root__' })
  const queryClient = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const { noun, closing, close, changed } = sellerDesks[kind]

  return (
    <>
      <Button tone="quiet" onPress={() => setAsking(true)}>
        关闭{noun}主页
      </Button>
      <ConfirmDialog
        title={`关闭${noun}主页`}
        verb={`关闭${noun}主页`}
        isOpen={isAsking}
        onOpenChange={setAsking}
        confirm={async () => {
          await close(call, id)
          toast.success(`${noun}主页已关闭`)
          await invalidate(queryClient, changed)
        }}
        failureOf={(error) => (error instanceof Error && error.message) || '没有关闭，请再试一次'}
      >
        {closing}
      </ConfirmDialog>
    </>
  )
}
