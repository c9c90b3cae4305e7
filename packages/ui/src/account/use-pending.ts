import { useState } from 'react'
import { refusalOf } from '../primitives/Form/refusal.ts'

const none: ReadonlySet<number> = new Set()

/** Which rows are just being worked on, and why the last work failed; a row at work is left alone. */
export function usePending(otherwise: string) {
  const [pending, setPending] = useState(none)
  const [refusal, setRefusal] = useState<string>()

  const run = async (ids: readonly number[], work: () => Promise<unknown>) => {
    if (ids.some((id) => pending.has(id))) return
    setRefusal(undefined)
    setPending((all) => new Set([...all, ...ids]))
    try {
      await work()
    } catch (error) {
      setRefusal(refusalOf(error, otherwise))
    } finally {
      setPending((all) => new Set([...all].filter((id) => !ids.includes(id))))
    }
  }

  return { pending, refusal, run }
}
