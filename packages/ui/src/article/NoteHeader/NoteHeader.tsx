import type { DiskArticle } from '@xinpu/sdk/types'
import { styled } from 'styled-components'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { Tag } from '../../primitives/Tag/Tag.tsx'
import { TimeText } from '../../primitives/TimeText/TimeText.tsx'
import { token } from '../../theme/index.ts'

export interface NoteHeaderProps {
  article: DiskArticle
  /** Where the article of this site stands that it was saved from, as long as it is public. */
  sourceHref?: Href | undefined
  now: Date
  /** What can be done with it. */
  actions?: React.ReactNode
}

/** The head of an article that somebody keeps: whose it was, where it stands, and when it was changed here. */
export const NoteHeader = ({ article, sourceHref, now, actions }: NoteHeaderProps) => (
  <Root>
    <h2>{article.title}</h2>
    <Facts>
      <Source article={article} sourceHref={sourceHref} />
      <span>
        {article.updateTime === article.createTime ? '存于 ' : '改于 '}
        <TimeText value={article.updateTime} now={now} />
      </span>
    </Facts>
    {actions && <Actions>{actions}</Actions>}
  </Root>
)

function Source({ article, sourceHref }: Pick<NoteHeaderProps, 'article' | 'sourceHref'>) {
  const { sourceArticleId, sourceAuthor, sourceUrl, sourceGone } = article
  if (sourceArticleId === undefined && !sourceUrl) return <span>我的笔记</span>
  return (
    <>
      {sourceAuthor && <span>原作者 {sourceAuthor}</span>}
      {sourceHref && !sourceGone && <Link href={sourceHref}>看原文</Link>}
      {sourceGone && <Tag tone="warn">原文已下架，副本还在</Tag>}
      {sourceUrl && <Link href={sourceUrl}>首发网页</Link>}
    </>
  )
}

const Root = styled.header`
  display: grid;
  gap: ${token('space', 3)};
  max-width: 720px;
  overflow-wrap: anywhere;

  h2 {
    font-size: 28px;
    line-height: 1.45;
  }
`

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 1)} ${token('space', 4)};
  align-items: center;
  color: ${token('color', 'inkQuiet')};
  font-size: ${token('text', 13)};
`

/** On paper nothing can be done. */
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space', 2)};

  @media print {
    display: none;
  }
`
