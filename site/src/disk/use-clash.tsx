import { ApiError } from '@xinpu/sdk'
import type { OnMoveClash, SettledFiles } from '@xinpu/sdk/types'
import { ClashDialog } from '@xinpu/ui/disk'
import { useState } from 'react'

type Answer = Exclude<OnMoveClash, 'refuse'>

interface Asked {
  /** The server's word: which name is taken. */
  why: string
  answer: (answer: Answer | undefined) => void
}

/** Does what may meet names that are taken, and asks what then; answers what came of it, nothing where it was left. */
export function useClash() {
  const [asked, setAsked] = useState<Asked>()

  const ask = (why: string) =>
    new Promise<Answer | undefined>((resolve) => {
      setAsked({
        why,
        answer(answer) {
          setAsked(undefined)
          resolve(answer)
        },
      })
    })

  async function settle(work: (onClash: OnMoveClash) => Promise<SettledFiles>): Promise<SettledFiles> {
    try {
      return await work('refuse')
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 409) throw error
      const answer = await ask(error.message)
      return answer ? work(answer) : { count: 0, skipped: 0 }
    }
  }

  return { settle, question: asked && <ClashDialog why={asked.why} onAnswer={asked.answer} /> }
}
