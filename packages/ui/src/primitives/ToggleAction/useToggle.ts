import { startTransition, useOptimistic, useState } from 'react'
import { toast } from '../Toast/toast.ts'
import type { ToggleActionProps } from './ToggleAction.tsx'

type Terms = Required<Pick<ToggleActionProps, 'isOn' | 'set' | 'failureOf'>> & Pick<ToggleActionProps, 'count'>

interface Shown {
  isOn: boolean
  count?: number
}

/** Shows the wished state while it is sent, then what the server answered; the owner's word outlives both. */
export function useToggle({ isOn, count, set, failureOf }: Terms) {
  const [answer, setAnswer] = useState<{ to: Shown; now: Shown }>()
  // An answer counts until the owner knows something newer.
  const isCurrent = answer?.to.isOn === isOn && answer.to.count === count
  const settled: Shown = isCurrent && answer ? answer.now : { isOn, count }
  const [shown, wish] = useOptimistic(settled)

  const toggle = () =>
    startTransition(async () => {
      const wished = wishOf(shown)
      wish(wished)
      try {
        const told = await set(wished.isOn)
        const isRefused = told?.isOn !== undefined && told.isOn !== wished.isOn
        const now = { ...(isRefused ? shown : wished), ...told }
        startTransition(() => setAnswer({ to: { isOn, count }, now }))
      } catch (error) {
        toast.error(failureOf(error))
      }
    })

  return { ...shown, toggle }
}

function wishOf({ isOn, count }: Shown): Shown {
  return { isOn: !isOn, count: count === undefined ? undefined : Math.max(0, count + (isOn ? -1 : 1)) }
}
