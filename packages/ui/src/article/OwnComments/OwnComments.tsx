import type { MyComment } from '@xinpu/sdk/types'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { ListRegion } from '../../primitives/ListRegion/ListRegion.tsx'
import type { Listed, Paging } from '../../primitives/ListRegion/listed.ts'
import { Tag } from '../../primitives/Tag/Tag.tsx'
import { TimeText } from '../../primitives/TimeText/TimeText.tsx'
import { CommentWords, type SaidPart } from '../CommentList/CommentWords.tsx'
import * as S from './OwnComments.styles.ts'

export interface OwnCommentsProps {
  comments: Listed<MyComment>
  paging: Paging
  now: Date
  /** Shown where nothing was said yet. */
  empty: React.ReactNode
  renderPart?: (part: SaidPart) => React.ReactNode
}

/** What a person said below articles, posts and datasheets, each with the way to its place. */
export const OwnComments = ({ comments, paging, now, empty, renderPart }: OwnCommentsProps) => (
  <ListRegion list={comments} paging={paging} empty={empty}>
    {(rows) => (
      <S.List>
        {rows.map((comment) => (
          <S.Row key={comment.id}>
            <S.Head>
              <Tag>{kinds[comment.type]}</Tag>
              {comment.url ? <Link href={comment.url as Href}>{comment.title}</Link> : <span>原文已删除</span>}
            </S.Head>
            <S.Words>
              <CommentWords comment={comment} renderPart={renderPart} />
            </S.Words>
            <S.Foot>
              <TimeText value={comment.createTime} now={now} />
              {comment.isPending && <Tag tone="warn">审核中，仅自己可见</Tag>}
              {comment.likeCount > 0 && <span>{comment.likeCount} 人点赞</span>}
            </S.Foot>
          </S.Row>
        ))}
      </S.List>
    )}
  </ListRegion>
)

const kinds: Record<MyComment['type'], string> = { 2: '文章', 5: '帖子', 6: '手册' }
