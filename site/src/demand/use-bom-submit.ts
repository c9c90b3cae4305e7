import { batchAdd, bomFreeName, bomSave } from '@xinpu/sdk/demand'
import { cartPut } from '@xinpu/sdk/mall'
import type { CartTaken } from '@xinpu/sdk/types'
import { useState } from 'react'
import { useCall } from '../app/api.ts'
import { useAct, type Act } from '../app/use-act.ts'
import { filledOf, splitCart, type Filled, type Rest } from './bom-cart.ts'
import { bucketOf, countsOf, demandOf, piecesOf, savedLines, type BomItem } from './bom-item.ts'
import type { BomAction, BomList } from './bom-list.ts'
import { sheetFor } from './bom-sheet.ts'
import { planned, plansOf } from './bom-plan.ts'

/** Lines that one call posts, or puts into the cart. */
const mostLines = 500

/** What became of a list that was submitted. */
export interface Submitted extends Filled {
  bomId: number
  posted: number
  review: number
  failures: string[]
  /** Why what was left of the cart could not be asked for. */
  restFailures: string[]
}

/** A list that is submitted, and the number it is saved under, where it is. */
interface Submitting {
  list: BomList | undefined
  savedId: number | undefined
  dispatch: (action: BomAction) => void
}

/** Saves the list, fills the cart, then posts what is asked for; what is done is never done twice. */
export function useBomSubmit({ list, savedId, dispatch }: Submitting) {
  const call = useCall()
  const act = useAct()
  const [isSubmitting, setSubmitting] = useState(false)
  const [submitted, setSubmitted] = useState<Submitted>()
  /** A name that nobody has, while another list has the name of this one. */
  const [freeName, setFreeName] = useState<string>()
  const id = savedId ?? (submitted?.bomId || undefined)

  async function postPiece(rests: readonly Rest[], bomId: number) {
    const demands = rests.map(({ item, pieces }) => demandOf(item, pieces))
    const { fail } = await act(batchAdd, { demands, bomId })
    const errors = new Map(fail.map(({ rowNo, error }) => [rests[rowNo - 1]?.item.rowNo ?? 0, error]))
    const rowNos = rests.map(({ item }) => item.rowNo)
    dispatch({ type: 'posted', rowNos: rowNos.filter((rowNo) => !errors.has(rowNo)) })
    dispatch({ type: 'refused', faults: errors })
    return errors
  }

  async function post(rests: readonly Rest[], bomId: number) {
    const errors = new Map<number, string>()
    for (let at = 0; at < rests.length; at += mostLines)
      for (const [rowNo, error] of await postPiece(rests.slice(at, at + mostLines), bomId)) errors.set(rowNo, error)
    return errors
  }

  /** Hands the list over, unless another one has its name: then its person is asked first. */
  async function submit(): Promise<void> {
    if (!list || isSubmitting) return
    setSubmitting(true)
    try {
      const { name } = id === undefined ? await call(bomFreeName, { name: list.name }) : list
      if (name === list.name) await handOver(list)
      else setFreeName(name)
    } catch (error) {
      setSubmitted({ ...nothingYet(list), failures: [wordOf(error)] })
    }
    setSubmitting(false)
  }

  /** Goes on under the name that was chosen: that of the other list, which it takes the place of, or one of its own. */
  async function submitAs(name: string): Promise<void> {
    if (!list || isSubmitting) return
    setFreeName(undefined)
    setSubmitting(true)
    dispatch({ type: 'rename', name })
    await handOver({ ...list, name })
    setSubmitting(false)
  }

  async function handOver(whole: BomList): Promise<void> {
    const outcome = { ...nothingYet(whole), bomId: id ?? 0 }
    try {
      const { name, boards, attrition, items } = whole
      const lines = savedLines(items)
      const sheet = sheetFor(whole, lines)
      const sent = { ...(id && { id }), name, boards, attrition, lines, ...(sheet && { sheet }) }
      outcome.bomId = (await act(bomSave, sent)).id
      Object.assign(outcome, await fillCart(act, whole))
      const due = items.filter((item) => bucketOf(item) === 'demand' && !item.isPosted)
      const errors = await post(due.map(wholly), outcome.bomId)
      outcome.posted = due.length - errors.size
      outcome.failures = sentencesOf(errors)
    } catch (error) {
      outcome.failures.push(wordOf(error))
    }
    setSubmitted(outcome)
  }

  /** Asks for what the mall did not have. */
  async function postRest(): Promise<void> {
    if (!submitted || isSubmitting) return
    setSubmitting(true)
    const { rests, posted, bomId } = submitted
    try {
      const errors = await post(rests, bomId)
      setSubmitted({
        ...submitted,
        posted: posted + rests.length - errors.size,
        rests: rests.filter(({ item }) => errors.has(item.rowNo)),
        restFailures: sentencesOf(errors),
      })
    } catch (error) {
      setSubmitted({ ...submitted, restFailures: [wordOf(error)] })
    }
    setSubmitting(false)
  }

  return { isSubmitting, submitted, submit, freeName, setFreeName, submitAs, postRest }
}

const nothingYet = ({ items }: BomList): Submitted => ({
  bomId: 0,
  posted: 0,
  review: countsOf(items).review,
  lines: [],
  rests: [],
  failures: [],
  restFailures: [],
})

const wholly = (item: BomItem): Rest => ({ item, pieces: piecesOf(item) })

const sentencesOf = (errors: ReadonlyMap<number, string>) => [...errors].map(([row, error]) => `第 ${row} 行：${error}`)

const wordOf = (error: unknown) => (error instanceof Error ? error.message : '没有提交成功，请再试一次')

/** Sets the goods of the list in the cart, of the sellers whom its plan asks: sent twice, they are there once. */
async function fillCart(act: Act, { items, plan = 'lowest' }: BomList): Promise<Filled> {
  const { wanted, elsewhere } = splitCart(planned(items, plansOf(items)[plan]))
  const answers: CartTaken[] = []
  for (let at = 0; at < wanted.length; at += mostLines) {
    const goods = wanted.slice(at, at + mostLines).map(({ mallGoodsId, quantity }) => ({ mallGoodsId, quantity }))
    answers.push(...(await act(cartPut, { goods })).goods)
  }
  return filledOf(wanted, answers, elsewhere)
}
