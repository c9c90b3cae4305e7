import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { trendAccept, trendRead } from '@xinpu/sdk/circle'
import type { TrendsVO } from '@xinpu/sdk/types'
import { TitleList } from '@xinpu/ui/article'
import { CircleCard, PartCards, TrendHead, TrendPictures } from '@xinpu/ui/circle'
import { DefaultLayout } from '@xinpu/ui/layout'
import { Breadcrumb, Section, toast } from '@xinpu/ui/primitives'
import { useEffect } from 'react'
import { useCall, useVisit } from '../app/api.ts'
import { late } from '../rendering/late.tsx'
import { useAct } from '../app/use-act.ts'
import { usePlace } from '../app/use-place.ts'
import { Comments } from '../article/Comments.tsx'
import { LivePart } from '../article/LivePart.tsx'
import { partBlockPlace } from '../catalogue/PartTabs.tsx'
import { partPlace } from '../catalogue/places.ts'
import { JoinAction } from './JoinAction.tsx'
import { PartTrade } from './PartTrade.tsx'
import { circleHomePlace, circlePlace, trendPlace } from './places.ts'
import { circleNumbered, likeTrend, trendNumbered } from './queries.ts'
import { TrendMenu } from './TrendMenu.tsx'

const ArticleBody = late(() => import('@xinpu/ui/article').then((module) => module.ArticleBody))

/** Has the text ready before its page is shown. */
export const bringBody = ArticleBody.bring

export interface TrendPageProps {
  id: number
  page: number
  commentId?: number | undefined
}

/** R098: one post with what is said below it; whoever asked accepts an answer here. */
export function TrendPage({ id, page, commentId }: TrendPageProps) {
  const place = usePlace()
  const act = useAct()
  const visit = useVisit()
  const { data: trend } = useSuspenseQuery(trendNumbered(useCall(), id))
  const { kind, answer, isMine, groupId, groupName, title, status } = trend
  const isQuestion = kind === 'question'
  const first = commentId ?? answer?.id
  useReading(id)

  return (
    <DefaultLayout
      breadcrumb={
        <Breadcrumb
          items={[
            { label: '圈子', href: place(circleHomePlace()) },
            { label: groupName, href: place(circlePlace(groupId)) },
            { label: title ?? '帖子' },
          ]}
        />
      }
      head={
        <TrendHead
          trend={trend}
          now={new Date(visit.now)}
          alternatesOf={(part) => place(partBlockPlace(part, { tab: 'alternates' }))}
          actions={<TrendMenu trend={trend} />}
        />
      }
      aside={<Beside trend={trend} />}
    >
      <ArticleBody html={trend.shown} renderPart={renderPart} />
      <TrendPictures images={trend.images} />
      <PartCards parts={trend.parts} hrefOf={(part) => place(partPlace(part))} />
      {status === 'published' && (
        <Comments
          type={5}
          id={id}
          page={page}
          hrefFor={(next) => place(trendPlace(id, next))}
          noun={isQuestion ? '回答' : '评论'}
          acceptedId={answer?.id}
          {...(first !== undefined && { commentId: first })}
          {...(isQuestion &&
            isMine && {
              accept: (comment) =>
                act(trendAccept, { id, ...(comment && { commentId: comment.id }) }, () =>
                  toast.success(comment ? '已采纳' : '已取消采纳'),
                ),
            })}
        />
      )}
    </DefaultLayout>
  )
}

const renderPart = (part: Parameters<typeof LivePart>[0]) => <LivePart {...part} />

/** Milliseconds before somebody who has a post open is a reader. */
const untilRead = 5000

function useReading(id: number) {
  const call = useCall()
  useEffect(() => {
    const timer = setTimeout(() => void call(trendRead, { id }).catch(() => undefined), untilRead)
    return () => clearTimeout(timer)
  }, [call, id])
}

/** Who trades its first part, what was asked before, and its circle. */
function Beside({ trend: { id, groupId, parts } }: { trend: TrendsVO }) {
  const call = useCall()
  const place = usePlace()
  const { data: near = [] } = useQuery(likeTrend(call, id))
  const { data: circle } = useQuery(circleNumbered(call, groupId))

  return (
    <>
      {parts[0] && <PartTrade part={parts[0]} />}
      {near.length > 0 && (
        <Section title="相近的帖子">
          <TitleList
            titles={near.map((each) => ({
              id: each.id,
              title: each.title ?? each.content.slice(0, 30),
              href: place(trendPlace(each.id)),
              note: each.answer ? '已解决' : `${each.commentCount} 答`,
            }))}
          />
        </Section>
      )}
      {circle && (
        <Section title="圈子">
          <CircleCard circle={circle} href={place(circlePlace(circle.id))} action={<JoinAction circle={circle} />} />
        </Section>
      )}
    </>
  )
}
