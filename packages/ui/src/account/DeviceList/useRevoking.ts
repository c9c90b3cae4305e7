import { useState } from 'react'
import { refusalOf } from '../../primitives/Form/refusal.ts'

const none: ReadonlySet<number> = new Set()

/** Which logins are just being ended, and why the last one could not be. */
export function useRevoking(onRevoke: (ids: number[]) => Promise<unknown>) {
  const [pending, setPending] = useState(none)
  const [refusal, setRefusal] = useState<string>()

  const revoke = async (id: number) => {
    if (pending.has(id)) return
    setRefusal(undefined)
    setPending((all) => new Set(all).add(id))
    try {
      await onRevoke([id])
    } catch (error) {
      setRefusal(refusalOf(error, '没有退出，请再试一次'))
    } finally {
      setPending((all) => new Set([...all].filter((each) => each !== id)))
    }
  }

  return { pending, refusal, revoke }
}
