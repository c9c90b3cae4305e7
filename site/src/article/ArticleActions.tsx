import { favourSet } from '@xinpu/sdk/account'
import { likeSet } from '@xinpu/sdk/article'
import type { ArticleDetail } from '@xinpu/sdk/types'
import { LinkButton, ToggleAction } from '@xinpu/ui/primitives'
import { useLogin } from '../account/LoginContainer.tsx'
import { browser } from '../app/api.ts'
import { useAct } from '../app/use-act.ts'
import { usePlace } from '../app/use-place.ts'
import { writePlace } from './write/write-params.ts'

/** Likes an article, and keeps it. */
export function ArticleActions({ article: { id, title, ...state } }: { article: ArticleDetail }) {
  const act = useAct()
  const place = usePlace()
  const { openLogin } = useLogin()
  const gated = <Answer,>(work: () => Promise<Answer>) => {
    if (browser().read()) return work()
    openLogin()
    return Promise.resolve({ isOn: false })
  }

  return (
    <>
      {state.isMine && <LinkButton href={place(writePlace({ id }))}>编辑</LinkButton>}
      <ToggleAction
        kind="like"
        subject={title}
        isOn={state.isLike}
        count={state.likeCount}
        set={(isOn) =>
          gated(async () => {
            const answer = await act(likeSet, { type: 'article', targetId: id, status: isOn ? 1 : 0 })
            return { isOn: answer.isLike, count: answer.likeCount }
          })
        }
      />
      <ToggleAction
        kind="favour"
        subject={title}
        isOn={state.isFavour}
        count={state.favourCount}
        set={(isOn) =>
          gated(async () => {
            await act(favourSet, { type: 2, targetId: id, status: isOn ? 1 : 0 })
            return { isOn }
          })
        }
      />
    </>
  )
}
