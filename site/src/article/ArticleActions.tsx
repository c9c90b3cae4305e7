import { ApiError } from '@xinpu/sdk'
import { favourSet } from '@xinpu/sdk/account'
import { likeSet } from '@xinpu/sdk/article'
import { articleAdd } from '@xinpu/sdk/disk'
import { useNavigate } from '@tanstack/react-router'
import type { ArticleDetail } from '@xinpu/sdk/types'
import { Button, LinkButton, toast, ToggleAction } from '@xinpu/ui/primitives'
import { useState } from 'react'
import { useLogin } from '../account/LoginContainer.tsx'
import { browser } from '../app/api.ts'
import { useAct } from '../app/use-act.ts'
import { usePlace } from '../app/use-place.ts'
import { noteHref } from '../disk/places.ts'
import { ReportArticle } from './ReportArticle.tsx'
import { writePlace } from './write/write-params.ts'

/** Likes an article, keeps it, and tells the reviewers what is wrong with it. */
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
      <SaveCopy id={id} title={title} />
      {!state.isMine && <ReportArticle id={id} title={title} />}
    </>
  )
}

/** Keeps a copy on the disk, which stays when the article goes. */
function SaveCopy({ id, title }: Pick<ArticleDetail, 'id' | 'title'>) {
  const act = useAct()
  const navigate = useNavigate()
  const { openLogin } = useLogin()
  const [isBusy, setBusy] = useState(false)

  async function save() {
    if (!browser().read()) return openLogin()
    setBusy(true)
    try {
      const { id: copy } = await act(articleAdd, { title, sourceArticleId: id })
      toast.success('已存到云盘，原文下架后还在', {
        action: { label: '打开', onAction: () => void navigate({ href: noteHref(copy) }) },
      })
    } catch (error) {
      toast.error(error instanceof ApiError ? error.message : '没有存上，请检查网络后重试')
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button isPending={isBusy} onPress={() => void save()}>
      存到云盘
    </Button>
  )
}
