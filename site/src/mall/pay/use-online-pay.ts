import { useQuery } from '@tanstack/react-query'
import { paymentCancel, paymentCreate } from '@xinpu/sdk/mall'
import { query } from '@xinpu/sdk/query'
import type { PayOnline } from '@xinpu/sdk/types'
import type { CashierState } from '@xinpu/ui/mall'
import { toast } from '@xinpu/ui/primitives'
import { useEffect, useEffectEvent, useState } from 'react'
import { useCall } from '../../app/api.ts'
import { useAct } from '../../app/use-act.ts'
import { paymentOf } from '../queries.ts'
import { useIsOver } from './use-is-over.ts'

/** Milliseconds between two questions for the outcome, while the page is seen. */
const interval = 2000

/** The providers, as people call them. */
export const payNames = { ALI: '支付宝', WX: '微信' } as const

/** A code that can no longer be scanned is asked about all the same: whoever paid at the last moment is told so. */
function stateOf(pay: PayOnline | undefined, isOver: boolean): CashierState {
  if (pay === undefined) return 'loading'
  return pay.status === 'waiting' && isOver ? 'expired' : pay.status
}

/** One online payment from its start to its outcome: it is started when it is chosen, and asked about while it waits. */
export function useOnlinePay(payOrderId: number, payType: 'ALI' | 'WX', onPaid: () => void) {
  const call = useCall()
  const act = useAct()
  const [isCancelling, setCancelling] = useState(false)
  // The server gives the payment that is running where there is one: opening the page later goes on with it.
  const begun = useQuery({
    ...query(call, paymentCreate, { payOrderId, payType }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const id = begun.data?.mallPayOnlineId
  const asked = useQuery({
    ...paymentOf(call, id ?? 0),
    enabled: id !== undefined,
    refetchInterval: ({ state: { data } }) => (data === undefined || data.status === 'waiting' ? interval : false),
  })
  const pay: PayOnline | undefined = asked.data ?? begun.data
  const isOver = useIsOver(pay?.expireTime)
  const state: CashierState = begun.error ? 'error' : stateOf(pay, isOver)

  const tell = useEffectEvent(onPaid)
  useEffect(() => {
    if (pay?.status === 'paid') tell()
  }, [pay?.status])

  async function cancel(mallPayOnlineId: number) {
    setCancelling(true)
    await act(paymentCancel, { mallPayOnlineId })
      .catch((error: unknown) => toast.error(error instanceof Error ? error.message : '没有成功，请再试一次'))
      .finally(() => setCancelling(false))
    // Whoever paid at this very moment is told so.
    await asked.refetch()
  }

  return {
    pay,
    state,
    error: begun.error?.message,
    isBusy: begun.isFetching || isCancelling,
    start: () => void begun.refetch(),
    check: () => void asked.refetch(),
    cancel: () => id !== undefined && void cancel(id),
  }
}
