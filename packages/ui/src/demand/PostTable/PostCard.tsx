import { formatNumber } from '@xinpu/sdk/format'
import type { MyDemand } from '@xinpu/sdk/types'
import { MoneyText } from '../../primitives/MoneyText/MoneyText.tsx'
import type { PostColumns } from './post-columns.tsx'
import { PostAnswers, PostRest, PostSubject } from './post-cells.tsx'
import * as S from './PostTable.styles.ts'

/** An own post where there is no room for a row. */
export const PostCard = ({ post, now, hrefOf, actionOf, faults }: PostColumns & { post: MyDemand }) => (
  <S.Card>
    <PostSubject post={post} href={hrefOf(post)} fault={faults?.get(post.id)} />
    <span>
      <S.Quiet>数量　</S.Quiet>
      <S.Figure>{formatNumber(post.quantity)}</S.Figure>
    </span>
    <MoneyText kind="unit" value={post.price} currency={post.currency} none="面议" />
    <PostAnswers post={post} />
    <PostRest post={post} now={now} />
    <S.Quiet>批号 {post.batchNo || '不限'}</S.Quiet>
    {actionOf(post)}
  </S.Card>
)
