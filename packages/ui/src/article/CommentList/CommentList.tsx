import type { CommentVO } from '@xinpu/sdk/types'
import { useState } from 'react'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import { RemoveButton } from '../../primitives/ConfirmDialog/RemoveButton.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { ListRegion } from '../../primitives/ListRegion/ListRegion.tsx'
import type { Listed, Paging } from '../../primitives/ListRegion/listed.ts'
import { StatusTag } from '../../primitives/StatusTag/StatusTag.tsx'
import { Tag } from '../../primitives/Tag/Tag.tsx'
import { TimeText } from '../../primitives/TimeText/TimeText.tsx'
import { ToggleAction, type ToggleAnswer } from '../../primitives/ToggleAction/ToggleAction.tsx'
import { CommentBox } from '../CommentBox/CommentBox.tsx'
import { Accept, Deed } from './CommentDeeds.tsx'
import * as S from './CommentList.styles.ts'
import { CommentWords, type SaidPart } from './CommentWords.tsx'

export interface CommentListProps {
  comments: Listed<CommentVO>
  now: Date
  paging?: Paging
  /** Answers a comment; rejects with the server's word. */
  answer: (comment: CommentVO, content: string) => Promise<unknown>
  edit: (comment: CommentVO, content: string) => Promise<unknown>
  remove: (comment: CommentVO) => Promise<unknown>
  like: (comment: CommentVO, isOn: boolean) => Promise<ToggleAnswer | void>
  /** Opens what tells the reviewers of one. */
  onReport: (comment: CommentVO) => void
  /** How part numbers that the catalogue knows are shown; as they are written without it. */
  renderPart?: (part: SaidPart) => React.ReactNode
  /**
   * What they are called: below a question they are answers.
   *
   * @default '评论'
   */
  noun?: '回答' | '评论'
  /** The one that answers the question. */
  acceptedId?: number
  /** Accepts one, or takes it back where undefined; only whoever asked may. */
  accept?: (comment: CommentVO | undefined) => Promise<unknown>
}

/** What people say below something: threads of two levels, each with an address of its own, `#c12`. */
export const CommentList = ({ comments, paging, ...given }: CommentListProps) => (
  <ListRegion
    list={comments}
    count={2}
    empty={
      given.noun === '回答' ? (
        <EmptyState title="还没有人回答" why="量过、算过，或者踩过同一个坑，写在这里。" />
      ) : (
        <EmptyState title="还没有评论" why="有疑问或不同的实测结果，写在这里。" />
      )
    }
    {...(paging && { paging })}
  >
    {(threads) => (
      <S.List>
        {threads.map((thread) => (
          <S.Thread key={thread.id} $isAccepted={thread.id === given.acceptedId}>
            <Said comment={thread} {...given} />
            {thread.children.length > 0 && (
              <S.Answers>
                {thread.children.map((child) => (
                  <li key={child.id}>
                    <Said comment={child} {...given} />
                  </li>
                ))}
              </S.Answers>
            )}
          </S.Thread>
        ))}
      </S.List>
    )}
  </ListRegion>
)

type SaidProps = Omit<CommentListProps, 'comments' | 'paging'> & { comment: CommentVO }

function Said({ comment, now, answer, edit, remove, like, onReport, acceptedId, accept, ...given }: SaidProps) {
  const { noun = '评论', renderPart } = given
  const [open, setOpen] = useState<'answer' | 'edit' | undefined>()
  const { user, replyTo, content } = comment
  const isAccepted = comment.id === acceptedId
  const close = async (work: Promise<unknown>) => {
    await work
    setOpen(undefined)
  }

  return (
    <S.Said id={`c${comment.id}`}>
      <Avatar user={user} />
      <S.Words>
        <S.Head>
          <strong>{user.nickName}</strong>
          {comment.isAuthor && <Tag>作者</Tag>}
          {isAccepted && (
            <StatusTag tone="ok" shape="full">
              已采纳
            </StatusTag>
          )}
          {comment.isPending && <Tag tone="warn">审核中，仅自己可见</Tag>}
          <TimeText value={comment.createTime} now={now} />
          {comment.editTime && <span>已修改</span>}
        </S.Head>
        {open === 'edit' ? (
          <CommentBox label="修改评论" draft={content} send={(words) => close(edit(comment, words))} />
        ) : (
          <S.Text>
            {replyTo && <S.To>回复 {replyTo.nickName}：</S.To>}
            <CommentWords comment={comment} renderPart={renderPart} />
          </S.Text>
        )}
        <S.Tools>
          <ToggleAction
            kind="like"
            shape="icon"
            size="sm"
            subject={`${user.nickName} 的评论`}
            isOn={comment.isLike}
            count={comment.likeCount}
            set={(isOn) => like(comment, isOn)}
          />
          <Deed word="回复" onPress={() => setOpen(open === 'answer' ? undefined : 'answer')} />
          {comment.isMine && <Deed word="修改" onPress={() => setOpen(open === 'edit' ? undefined : 'edit')} />}
          {accept && !comment.isPending && (
            <Accept isAccepted={isAccepted} accept={() => accept(isAccepted ? undefined : comment)} />
          )}
          {comment.isMine ? (
            <RemoveButton noun={noun} remove={() => remove(comment)}>
              {comment.children.length > 0 ? '下面的回复一起删除，不能恢复。' : '删除后不能恢复。'}
            </RemoveButton>
          ) : (
            <Deed word="举报" onPress={() => onReport(comment)} />
          )}
        </S.Tools>
        {open === 'answer' && (
          <CommentBox label={`回复 ${user.nickName}`} send={(words) => close(answer(comment, words))} />
        )}
      </S.Words>
    </S.Said>
  )
}
