import { useState } from 'react'
import { refusalOf } from './refusal.ts'

/** One thing that is done at a press: once at a time, and why it failed. */
export function usePending(otherwise: string) {
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function run(act: () => Promise<unknown>): Promise<void> {
    setPending(true)
    setFailure(undefined)
    try {
      await act()
    } catch (error) {
      setFailure(refusalOf(error, otherwise))
    } finally {
      setPending(false)
    }
  }

  return { isPending, failure, run }
}
