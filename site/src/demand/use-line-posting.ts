import { batchAdd, mineAdd, mineUpdate } from '@xinpu/sdk/demand'
import type { DemandType, ValidDays } from '@xinpu/sdk/types'
import { toast } from '@xinpu/ui/primitives'
import { useState } from 'react'
import { useAct } from '../app/use-act.ts'
import { rowOf } from './post-draft.ts'
import type { Posted } from './posted.ts'
import { linesBeyond, type PastedLine } from './read-lines.ts'

/** What all lines have in common. */
export interface LineTerms {
  /** Missing: the default contact. */
  contactId?: number
  validDays: ValidDays
}

/** Why a line was not posted, and the own post that says the same. */
export interface RefusedLine {
  error: string
  sameId?: number
}

interface Pasted {
  text: string
  lines: readonly PastedLine[]
  /** What a line is that does not say so itself. */
  type: DemandType
  onChange: (text: string) => void
  onResult: (result: Posted) => void
}

/** Posts pasted lines together. What stands leaves the text; what does not stays, with its reason. */
export function useLinePosting({ text, lines, type, onChange, onResult }: Pasted, terms: LineTerms) {
  const act = useAct()
  const [refused, setRefused] = useState<ReadonlyMap<string, RefusedLine>>(new Map())
  const [count, setCount] = useState(0)
  const [isSending, setSending] = useState(false)

  function settle(done: readonly PastedLine[], posted: number) {
    const left = [...lines.filter((line) => !done.includes(line)).map((line) => line.text), ...linesBeyond(text)]
    setCount(count + posted)
    onChange(left.join('\n'))
    if (left.length === 0 && count + posted > 0) onResult({ kind: 'many', count: count + posted })
  }

  async function attempt(work: () => Promise<void>) {
    setSending(true)
    try {
      await work()
    } catch (error) {
      toast.error(error instanceof Error ? error.message : '没有成功，请再试一次')
    } finally {
      setSending(false)
    }
  }

  return {
    refused,
    /** How many were posted while others stayed. */
    count,
    isSending,

    post: (ready: readonly PastedLine[]) =>
      attempt(async () => {
        const { success, fail } = await act(batchAdd, { ...terms, demands: ready.map((line) => rowOf(line, type)) })
        const failed = new Map(fail.map(({ rowNo, ...why }) => [ready[rowNo - 1], why]))
        setRefused(new Map([...failed].map(([line, why]) => [line?.text ?? '', why])))
        settle(
          ready.filter((line) => !failed.has(line)),
          success,
        )
      }),

    /** Brings the own post that says the same up to the line. */
    update: (line: PastedLine, id: number) =>
      attempt(async () => {
        const { type: _type, ...told } = rowOf(line, type)
        await act(mineUpdate, { ...told, ...(terms.contactId && { contactId: terms.contactId }), id })
        toast.success('已更新原信息')
        settle([line], 0)
      }),

    /** Posts the line beside the one that says the same. */
    insist: (line: PastedLine) =>
      attempt(async () => {
        await act(mineAdd, { ...rowOf(line, type), ...terms, allowDuplicate: true })
        settle([line], 1)
      }),
  }
}
