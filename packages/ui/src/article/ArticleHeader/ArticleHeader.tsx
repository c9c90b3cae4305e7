import { formatCount } from '@xinpu/sdk/format'
import type { ArticleDetail } from '@xinpu/sdk/types'
import { styled } from 'styled-components'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { TimeText } from '../../primitives/TimeText/TimeText.tsx'
import { token } from '../../theme/index.ts'

export interface ArticleHeaderProps {
  article: ArticleDetail
  /** The page of who wrote it; null where they have none. */
  authorHref: Href | null
  now: Date
  /** What can be done with it. */
  actions?: React.ReactNode
}

/** The head of an article: its title, what it says in short, who wrote it and when, and how long reading takes. */
export const ArticleHeader = ({ article, authorHref, now, actions }: ArticleHeaderProps) => (
  <Root>
    <h1>{article.title}</h1>
    {article.summary && <Summary>{article.summary}</Summary>}
    <Facts>
      {authorHref ? <Link href={authorHref}>{article.author.nickName}</Link> : <span>{article.author.nickName}</span>}
      <TimeText value={article.publishTime ?? article.createTime} now={now} />
      <span>约 {article.minutes} 分钟</span>
      <span>{formatCount(article.readCount)} 阅读</span>
    </Facts>
    {actions && <Actions>{actions}</Actions>}
  </Root>
)

const Root = styled.header`
  display: grid;
  gap: ${token('space', 3)};
  max-width: 720px;
  overflow-wrap: anywhere;
`

const Summary = styled.p`
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 16)};
  line-height: 1.7;
`

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 1)} ${token('space', 4)};
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 2)};
`
