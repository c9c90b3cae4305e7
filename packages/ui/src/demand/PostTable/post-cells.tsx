import { formatUnitPrice } from '@xinpu/sdk/format'
import type { MyDemand } from '@xinpu/sdk/types'
import { CountdownText } from '../../primitives/CountdownText/CountdownText.tsx'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { PartNumber } from '../../primitives/PartNumber/PartNumber.tsx'
import { StatusTag } from '../../primitives/StatusTag/StatusTag.tsx'
import { Tag } from '../../primitives/Tag/Tag.tsx'
import { kindOf } from '../demand-words.ts'
import * as S from './PostTable.styles.ts'

interface SubjectProps {
  post: MyDemand
  href: Href
  /** Why the last act on it was refused. */
  fault: string | undefined
}

/** What is wanted or offered; why it was turned down, or why it was not done. */
export function PostSubject({ post, href, fault }: SubjectProps) {
  const kind = kindOf(post.type)
  const said = [post.brand || '品牌不限', post.package].filter(Boolean).join('　')
  return (
    <S.Stack>
      <S.Name>
        <Tag tone={kind.tone}>{kind.word}</Tag>
        <Link href={href}>
          <PartNumber>{post.model}</PartNumber>
        </Link>
      </S.Name>
      <S.Quiet>{said}</S.Quiet>
      {post.rejectReason && <S.Fault>驳回：{post.rejectReason}</S.Fault>}
      {fault && <S.Fault role="alert">{fault}</S.Fault>}
    </S.Stack>
  )
}

/** How many answered, how many of them are new, and the best of them. */
export function PostAnswers({ post }: { post: MyDemand }) {
  const { enquiryCount, unreadCount, bestPrice } = post
  return (
    <S.Stack>
      <span>
        {kindOf(post.type).answer} {enquiryCount}
        {unreadCount > 0 && <S.Quiet>　{unreadCount} 个新</S.Quiet>}
      </span>
      {bestPrice !== undefined && <S.Quiet>最好 {formatUnitPrice(bestPrice)}</S.Quiet>}
    </S.Stack>
  )
}

/** How long it stands, or where it stands else. */
export const PostRest = ({ post, now }: { post: MyDemand; now: Date }) =>
  post.status === 'open' ? (
    <CountdownText until={post.expireTime} now={now} format="words" />
  ) : (
    <StatusTag kind="demand" status={post.status} />
  )
