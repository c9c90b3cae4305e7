import { useQuery } from '@tanstack/react-query'
import { followSet } from '@xinpu/sdk/enterprise'
import type { EnterpriseVO } from '@xinpu/sdk/types'
import { ToggleAction } from '@xinpu/ui/primitives'
import { useLogin } from '../account/LoginContainer.tsx'
import { useCall } from '../app/api.ts'
import { me } from '../app/queries.ts'
import { useAct } from '../app/use-act.ts'

/** Follows a company, or no longer; a visitor logs in first. */
export function FollowCompany({ company: { id, name, isFollow } }: { company: EnterpriseVO }) {
  const call = useCall()
  const act = useAct()
  const { openLogin } = useLogin()
  const { data: who } = useQuery(me(call))

  async function set(isOn: boolean) {
    if (!who) {
      openLogin()
      return { isOn: false }
    }
    const answer = await act(followSet, { enterpriseId: id, status: isOn ? 1 : 0 })
    return { isOn: answer.isFollow }
  }

  return <ToggleAction kind="follow" subject={name} isOn={isFollow} set={set} />
}
