import { useQuery } from '@tanstack/react-query'
import { memberOrder } from '@xinpu/sdk/portal'
import type { PayOnline, PayType } from '@xinpu/sdk/types'
import { useState } from 'react'
import { useCall } from '../app/api.ts'
import { shownOf } from '../app/shown.ts'
import { useAct } from '../app/use-act.ts'
import { payTypesOf } from '../mall/queries.ts'

/** A plan on its way to the till: how it is to be paid, and the payment once it is ordered. */
export function usePlanOrder(levelId: number) {
  const act = useAct()
  const shown = shownOf(useQuery(payTypesOf(useCall(), 'CNY')))
  const [wanted, setWanted] = useState<PayType>()
  const [pay, setPay] = useState<PayOnline>()
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  // No shop checks a transfer for a plan: the bank is no way.
  const types = Array.isArray(shown) ? shown.filter(({ payType }) => payType !== 'BANK') : shown
  const method = wanted ?? (Array.isArray(types) ? types.find(({ enabled }) => enabled)?.payType : undefined)

  async function order() {
    if (!method) return
    setBusy(true)
    setError(undefined)
    await act(memberOrder, { levelId, payType: method }, setPay)
      .catch((refused: unknown) => setError(refused instanceof Error ? refused.message : '没有成功，请再试一次'))
      .finally(() => setBusy(false))
  }

  return { types, method, error, isBusy, pay, choose: setWanted, order, again: () => setPay(undefined) }
}
