import { circleFollow } from '@xinpu/sdk/circle'
import type { TrendsGroup } from '@xinpu/sdk/types'
import { ToggleAction } from '@xinpu/ui/primitives'
import { useLogin } from '../account/LoginContainer.tsx'
import { browser } from '../app/api.ts'
import { useAct } from '../app/use-act.ts'

/** Joins a circle, or leaves it; who founded it stays. */
export function JoinAction({ circle: { id, name, isFollow, isMine } }: { circle: TrendsGroup }) {
  const act = useAct()
  const { openLogin } = useLogin()
  if (isMine && isFollow) return null

  return (
    <ToggleAction
      kind="join"
      size="sm"
      subject={name}
      isOn={isFollow}
      set={async (isOn) => {
        if (!browser().read()) {
          openLogin()
          return { isOn: false }
        }
        const answer = await act(circleFollow, { groupId: id, status: isOn ? 1 : 0 })
        return { isOn: answer.isFollow }
      }}
    />
  )
}
