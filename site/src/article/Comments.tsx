import { useQuery } from '@tanstack/react-query'
import { commentAdd, commentEdit, commentRemove, commentReport, likeSet } from '@xinpu/sdk/article'
import type { CommentVO, ReportReason } from '@xinpu/sdk/types'
import { CommentBox, CommentList } from '@xinpu/ui/article'
import { NotHereDialog, onDemand, Section, toast } from '@xinpu/ui/primitives'
import { Suspense, useState } from 'react'
import { useLogin } from '../account/LoginContainer.tsx'
import { browser, useCall, useVisit } from '../app/api.ts'
import { shownOf } from '../app/shown.ts'
import { useAct } from '../app/use-act.ts'
import { reasons } from './report-reasons.ts'
import { SaidPartChip } from './SaidPartChip.tsx'
import { commentsOn } from './queries.ts'

const ReportDialog = onDemand(
  () => import('@xinpu/ui/report-dialog').then((module) => module.ReportDialog),
  NotHereDialog,
)

export interface CommentsProps {
  /** What is commented on: 2 an article, 5 a post, 6 a datasheet. */
  type: 2 | 5 | 6
  id: number
  page: number
  hrefFor: (page: number) => string
  /** The comment that a link leads to. */
  commentId?: number
  /**
   * What they are called: below a question they are answers.
   *
   * @default '评论'
   */
  noun?: '回答' | '评论'
  /** The one that answers the question. */
  acceptedId?: number | undefined
  /** Accepts one, or takes it back where undefined; left out for everybody but whoever asked. */
  accept?: ((comment: CommentVO | undefined) => Promise<unknown>) | undefined
}

/** What people say below a thing; any page that has comments names only their kind. */
export function Comments({ type, id, page, hrefFor, commentId, noun = '评论', acceptedId, accept }: CommentsProps) {
  const comments = shownOf(useQuery(commentsOn(useCall(), { articleId: id, type, commentId }, page)))
  const now = new Date(useVisit().now)
  const act = useAct()
  const { openLogin } = useLogin()
  const [reported, setReported] = useState<CommentVO>()
  const known = () => {
    if (browser().read()) return
    openLogin()
    throw new Error('登录后可以发表，文字已保留')
  }

  async function send(content: string, to?: CommentVO) {
    known()
    const parent = to && { parentId: to.parentId ?? to.id, replyToId: to.id }
    const added = await act(commentAdd, { articleId: id, type, content, ...parent })
    if (added.isPending) toast.success('已提交，审核后显示')
  }

  async function edit({ id: commentId }: CommentVO, content: string) {
    const { isWaiting } = await act(commentEdit, { id: commentId, content })
    if (isWaiting) toast.success('修改已提交，审核通过后替换原来的文字')
  }

  async function like({ id: targetId, likeCount }: CommentVO, isOn: boolean) {
    if (!browser().read()) {
      openLogin()
      return { isOn: false, count: likeCount }
    }
    const answer = await act(likeSet, { type: 'comment', targetId, status: isOn ? 1 : 0 })
    return { isOn: answer.isLike, count: answer.likeCount }
  }

  return (
    <Section title={noun}>
      <CommentBox label={noun === '回答' ? '写下您的回答' : '发表评论'} send={(content) => send(content)} />
      <CommentList
        comments={comments}
        now={now}
        noun={noun}
        {...(acceptedId !== undefined && { acceptedId })}
        {...(accept && { accept })}
        paging={{ page, pageSize: 20, hrefFor }}
        answer={(to, content) => send(content, to)}
        edit={edit}
        remove={(one) => act(commentRemove, { id: one.id }, () => toast.success('已删除评论'))}
        like={like}
        renderPart={(part) => <SaidPartChip {...part} />}
        onReport={(one) => (browser().read() ? setReported(one) : openLogin())}
      />
      {reported && (
        <Suspense>
          <ReportDialog
            isOpen
            onOpenChange={() => setReported(undefined)}
            act="举报"
            subject={`${reported.user.nickName} 的评论`}
            reasons={reasons}
            send={({ reason, content }) =>
              act(commentReport, { id: reported.id, reason: reason as ReportReason, content })
            }
          />
        </Suspense>
      )}
    </Section>
  )
}
