import { useQuery } from '@tanstack/react-query'
import { favourCheck, favourSet } from '@xinpu/sdk/account'
import { trendLike } from '@xinpu/sdk/circle'
import { query } from '@xinpu/sdk/query'
import type { TrendsVO } from '@xinpu/sdk/types'
import { ToggleAction } from '@xinpu/ui/primitives'
import { useLogin } from '../account/LoginContainer.tsx'
import { browser, useCall } from '../app/api.ts'
import { me } from '../app/queries.ts'
import { useAct } from '../app/use-act.ts'

/** Keeps a post, to be found again in one's room. */
export function TrendKeep({ trend: { id, title = '帖子' } }: { trend: TrendsVO }) {
  const call = useCall()
  const act = useAct()
  const { openLogin } = useLogin()
  const { data: who } = useQuery(me(call))
  const asked = { type: 5, targetId: id } as const
  const kept = useQuery({ ...query(call, favourCheck, asked), enabled: Boolean(who) })
  return (
    <ToggleAction
      key={String(kept.data)}
      kind="favour"
      size="sm"
      subject={title}
      isOn={kept.data ?? false}
      set={async (isOn) => {
        if (!browser().read()) {
          openLogin()
          return { isOn: false }
        }
        await act(favourSet, { ...asked, status: isOn ? 1 : 0 })
        return { isOn }
      }}
    />
  )
}

/** Likes a post. */
export function TrendLike({ trend: { id, title = '帖子', isLike, likeCount } }: { trend: TrendsVO }) {
  const act = useAct()
  const { openLogin } = useLogin()
  return (
    <ToggleAction
      kind="like"
      shape="icon"
      size="sm"
      subject={title}
      isOn={isLike}
      count={likeCount}
      set={async (isOn) => {
        if (!browser().read()) {
          openLogin()
          return { isOn: false, count: likeCount }
        }
        const answer = await act(trendLike, { id, status: isOn ? 1 : 0 })
        return { isOn: answer.isLike, count: answer.likeCount }
      }}
    />
  )
}
