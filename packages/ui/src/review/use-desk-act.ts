import { useState } from 'react'
import { refusalOf } from '../primitives/Form/refusal.ts'
import { toast } from '../primitives/Toast/toast.ts'

/** Something that is done at the press of a button: while it is under way, and what is said when it was refused. */
export function useDeskAct<Given extends unknown[]>(act: (...given: Given) => Promise<unknown>, failed: string) {
  const [isPending, setPending] = useState(false)

  async function run(...given: Given) {
    setPending(true)
    try {
      await act(...given)
    } catch (error) {
      toast.error(refusalOf(error, failed))
    } finally {
      setPending(false)
    }
  }

  return { isPending, act: run }
}
