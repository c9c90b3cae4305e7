import { batchAdd, bomSave } from '@xinpu/sdk/demand'
import { useState } from 'react'
import { useAct } from '../app/use-act.ts'
import { bucketOf, countsOf, demandOf, savedLines, type BomItem } from './bom-item.ts'
import type { BomAction, BomList } from './bom-list.ts'

/** Lines that one call posts. */
const mostPosts = 500

/** What became of a list that was submitted. */
export interface Submitted {
  bomId: number
  posted: number
  cart: number
  review: number
  failures: string[]
}

/** Saves the list, then posts what is asked for; what is posted is never posted again. */
export function useBomSubmit(list: BomList | undefined, dispatch: (action: BomAction) => void) {
  const act = useAct()
  const [isSubmitting, setSubmitting] = useState(false)
  const [submitted, setSubmitted] = useState<Submitted>()

  async function post(items: readonly BomItem[], bomId: number) {
    const { fail } = await act(batchAdd, { demands: items.map(demandOf), bomId })
    const errors = new Map(fail.map(({ rowNo, error }) => [items[rowNo - 1]?.rowNo ?? 0, error]))
    dispatch({ type: 'posted', rowNos: items.map(({ rowNo }) => rowNo).filter((rowNo) => !errors.has(rowNo)) })
    dispatch({ type: 'refused', faults: errors })
    return { posted: items.length - errors.size, failures: [...errors].map(([row, error]) => `第 ${row} 行：${error}`) }
  }

  async function submit(): Promise<void> {
    if (!list || isSubmitting) return
    setSubmitting(true)
    const lines = savedLines(list.items)
    const { cart, review } = countsOf(list.items)
    const outcome: Submitted = { bomId: 0, posted: 0, cart, review, failures: [] }
    try {
      outcome.bomId = (
        await act(bomSave, { name: list.name, boards: list.boards, attrition: list.attrition, lines })
      ).id
      const due = list.items.filter((item) => bucketOf(item) === 'demand' && !item.isPosted)
      for (let at = 0; at < due.length; at += mostPosts) {
        const { posted, failures } = await post(due.slice(at, at + mostPosts), outcome.bomId)
        outcome.posted += posted
        outcome.failures.push(...failures)
      }
    } catch (error) {
      outcome.failures.push(error instanceof Error ? error.message : '没有提交成功，请再试一次')
    }
    setSubmitting(false)
    setSubmitted(outcome)
  }

  return { isSubmitting, submitted, submit }
}
