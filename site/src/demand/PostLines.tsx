import { useQuery } from '@tanstack/react-query'
import { batchAdd } from '@xinpu/sdk/demand'
import type { DemandType } from '@xinpu/sdk/types'
import { DemandParser } from '@xinpu/ui/demand'
import { Button, toast } from '@xinpu/ui/primitives'
import { useState } from 'react'
import { useLogin } from '../account/LoginContainer.tsx'
import { useCall } from '../app/api.ts'
import { me } from '../app/queries.ts'
import { useAct } from '../app/use-act.ts'
import { rowOf } from './post-draft.ts'
import type { Posted } from './PostedResult.tsx'
import type { PastedLine } from './read-lines.ts'

interface PostLinesProps {
  text: string
  lines: readonly PastedLine[]
  /** What a line is that does not say so itself. */
  type: DemandType
  onChange: (text: string) => void
  onResult: (result: Posted) => void
}

/** Many lines are posted together; those that lack something stay. */
export function PostLines({ text, lines, type, onChange, onResult }: PostLinesProps) {
  const call = useCall()
  const act = useAct()
  const { openLogin } = useLogin()
  const { data: who } = useQuery(me(call))
  const [isSending, setSending] = useState(false)
  const ready = lines.filter(({ fields }) => fields.model !== undefined && fields.quantity !== undefined)

  async function post() {
    if (!who) return openLogin()
    setSending(true)
    try {
      const { success, fail } = await act(batchAdd, { demands: ready.map((line) => rowOf(line, type)) })
      const posted = new Set(ready.filter((_, at) => !fail.some(({ rowNo }) => rowNo === at + 1)))
      onChange(
        lines
          .filter((line) => !posted.has(line))
          .map((line) => line.text)
          .join('\n'),
      )
      if (fail.length > 0) toast.error(fail.map(({ error }) => error).join('；'))
      if (success > 0) onResult({ kind: 'many', count: success })
    } catch (error) {
      toast.error(error instanceof Error ? error.message : '没有发布，请再试一次')
    } finally {
      setSending(false)
    }
  }

  return (
    <DemandParser text={text} onChange={onChange} lines={lines} type={type}>
      {ready.length > 0 && (
        <Button tone="primary" isPending={isSending} onPress={() => void post()}>
          发布 {ready.length} 条
        </Button>
      )}
    </DemandParser>
  )
}
