import { useQuery, useQueryClient } from '@tanstack/react-query'
import { favourCheck, favourSet } from '@xinpu/sdk/account'
import { followFollow, followUnfollow } from '@xinpu/sdk/article'
import { query } from '@xinpu/sdk/query'
import type { AgentVO } from '@xinpu/sdk/types'
import { ToggleAction } from '@xinpu/ui/primitives'
import { useLogin } from '../account/LoginContainer.tsx'
import { useCall } from '../app/api.ts'
import { me } from '../app/queries.ts'
import { useAct } from '../app/use-act.ts'
import { agentOf } from './queries.ts'

/** Hears of an agent, and keeps it; a visitor logs in first. */
export function AgentKeeping({ agent: { id, name, isFollow } }: { agent: AgentVO }) {
  const call = useCall()
  const act = useAct()
  const held = useQueryClient()
  const { openLogin } = useLogin()
  const { data: who } = useQuery(me(call))
  const kept = useQuery({ ...query(call, favourCheck, { type: 3, targetId: id }), enabled: Boolean(who) })

  const gated = (perform: (isOn: boolean) => Promise<unknown>) => async (isOn: boolean) => {
    if (!who) {
      openLogin()
      return { isOn: false }
    }
    await perform(isOn)
    return { isOn }
  }
  const follow = gated(async (isOn) => {
    await act(isOn ? followFollow : followUnfollow, { type: 'agent', targetId: id })
    await held.invalidateQueries(agentOf(call, id))
  })
  const favour = gated((isOn) => act(favourSet, { type: 3, targetId: id, status: isOn ? 1 : 0 }))

  return (
    <>
      <ToggleAction key={`follow ${isFollow}`} kind="follow" subject={name} isOn={isFollow} set={follow} />
      <ToggleAction key={`favour ${kept.data}`} kind="favour" subject={name} isOn={kept.data ?? false} set={favour} />
    </>
  )
}
