import { useQuery } from '@tanstack/react-query'
import { followFollow, followUnfollow } from '@xinpu/sdk/article'
import type { TycCompany } from '@xinpu/sdk/types'
import { ToggleAction } from '@xinpu/ui/primitives'
import { useLogin } from '../account/LoginContainer.tsx'
import { useCall } from '../app/api.ts'
import { me } from '../app/queries.ts'
import { useAct } from '../app/use-act.ts'

/** Follows a company of the register: its changes are told in the alerts. A visitor logs in first. */
export function FollowRegistered({ company: { id, name, isFollow = false } }: { company: TycCompany }) {
  const call = useCall()
  const act = useAct()
  const { openLogin } = useLogin()
  const { data: who } = useQuery(me(call))

  async function set(isOn: boolean) {
    if (!who) {
      openLogin()
      return { isOn: false }
    }
    const answer = await act(isOn ? followFollow : followUnfollow, { type: 'company', targetId: id })
    return { isOn: answer.isFollow }
  }

  return <ToggleAction kind="follow" subject={name} isOn={isFollow} set={set} />
}
