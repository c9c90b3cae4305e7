import { formatCount } from '@xinpu/sdk/format'
import type { ArticleDTO } from '@xinpu/sdk/types'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { TimeText } from '../../primitives/TimeText/TimeText.tsx'
import * as S from './ArticleCard.styles.ts'

export interface ArticleCardProps {
  article: ArticleDTO
  href: Href
  /** The moment that the page was made. */
  now: Date
}

/** An article in a list: what it says in two lines, who says it, and its own key figure instead of a picture. */
export function ArticleCard({ article, href, now }: ArticleCardProps) {
  const { title, summary, authorName, categoryName, publishTime, createTime, models, imgUrl } = article

  return (
    <S.Row>
      <S.Words>
        <S.Title>
          <Link href={href}>{title}</Link>
        </S.Title>
        {summary && <S.Summary>{summary}</S.Summary>}
        <S.Facts>
          {authorName && <span>{authorName}</span>}
          {categoryName && <span>{categoryName}</span>}
          <TimeText value={publishTime ?? createTime} now={now} />
          {models.map((model) => (
            <S.Model key={model}>{model}</S.Model>
          ))}
          <S.Counts>
            {formatCount(article.readCount)} 阅读 · {formatCount(article.commentCount)} 评论
          </S.Counts>
        </S.Facts>
      </S.Words>
      {imgUrl && <S.Figure src={imgUrl} alt="" width={120} height={80} loading="lazy" />}
    </S.Row>
  )
}
