import { useQuery } from '@tanstack/react-query'
import { closingAsk, closingCancel, closingTerms } from '@xinpu/sdk/account'
import { query } from '@xinpu/sdk/query'
import { CloseAccount } from '@xinpu/ui/account'
import { toast } from '@xinpu/ui/primitives'
import { useCall, useVisit } from '../app/api.ts'
import { shownOf } from '../app/shown.ts'
import { useAct } from '../app/use-act.ts'

interface ClosingContainerProps {
  /** Asks for the proof that the owner asks; undefined where they would rather not. */
  ask: () => Promise<string | undefined>
}

/** Leaving the site, with days to change one's mind. */
export function ClosingContainer({ ask }: ClosingContainerProps) {
  const call = useCall()
  const visit = useVisit()
  const act = useAct()
  const terms = useQuery(query(call, closingTerms, {}))

  async function close() {
    const proof = await ask()
    if (proof !== undefined) await act(closingAsk, { proof }, () => toast.success('已申请，15 天内可以撤回'))
  }

  return (
    <CloseAccount
      terms={shownOf(terms)}
      onClose={close}
      onKeep={() => act(closingCancel, {}, () => toast.success('已撤回，账号照常使用'))}
      now={new Date(visit.now)}
    />
  )
}
