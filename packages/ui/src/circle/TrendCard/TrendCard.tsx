import { formatCount } from '@xinpu/sdk/format'
import type { TrendsVO } from '@xinpu/sdk/types'
import { CircleCheck, Eye, MessageSquare } from 'lucide-react'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { TimeText } from '../../primitives/TimeText/TimeText.tsx'
import { PartCards } from './PartCards.tsx'
import * as S from './TrendCard.styles.ts'
import { TrendPictures } from './TrendPictures.tsx'
import { TrendState } from './TrendState.tsx'

export interface TrendCardProps {
  trend: TrendsVO
  href: Href
  /** Where the answer that was accepted stands. */
  answerHref: Href
  /** Where its circle is; leave it out on the circle's own page. */
  circleHref?: Href
  hrefOfPart: (part: TrendsVO['parts'][number]) => Href
  /** The moment that the page was made. */
  now: Date
  /** Like, and what can be done with it. */
  actions?: React.ReactNode
}

/** A post in a list: what is asked, its pictures and parts, and the answer that was accepted, so that a reader need not open it. */
export function TrendCard({ trend, href, answerHref, circleHref, hrefOfPart, now, actions }: TrendCardProps) {
  const { user, title, content, answer, images, parts, commentCount, viewCount, createTime } = trend

  return (
    <S.Row>
      <S.Head>
        <Avatar user={user} size="sm" />
        <strong>{user.nickName}</strong>
        {circleHref && (
          <S.Circle>
            <Link href={circleHref}>{trend.groupName}</Link>
          </S.Circle>
        )}
        <S.When>
          <TrendState trend={trend} />
          <TimeText value={createTime} now={now} />
        </S.When>
      </S.Head>
      {title ? (
        <>
          <S.Title>
            <Link href={href}>{title}</Link>
          </S.Title>
          <S.Text>{content}</S.Text>
        </>
      ) : (
        <S.Text>
          <Link href={href}>{content}</Link>
        </S.Text>
      )}
      <TrendPictures images={images} most={3} />
      {answer && (
        <S.Answer>
          <Icon of={CircleCheck} size={16} />
          <S.Said>
            <strong>{answer.user.nickName}</strong> 被采纳　{answer.content}
          </S.Said>
          <Link href={answerHref}>看全部</Link>
        </S.Answer>
      )}
      <PartCards parts={parts} hrefOf={hrefOfPart} />
      <S.Foot>
        {actions}
        <S.Count aria-label={`${commentCount} 条${trend.kind === 'question' ? '回答' : '评论'}`}>
          <Icon of={MessageSquare} size={16} />
          {formatCount(commentCount)}
        </S.Count>
        <S.Views aria-label={`${viewCount} 次浏览`}>
          <Icon of={Eye} size={16} />
          {formatCount(viewCount)}
        </S.Views>
      </S.Foot>
    </S.Row>
  )
}
