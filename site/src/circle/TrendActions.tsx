import { trendLike } from '@xinpu/sdk/circle'
import type { TrendsVO } from '@xinpu/sdk/types'
import { ToggleAction } from '@xinpu/ui/primitives'
import { useLogin } from '../account/LoginContainer.tsx'
import { browser } from '../app/api.ts'
import { useAct } from '../app/use-act.ts'

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
