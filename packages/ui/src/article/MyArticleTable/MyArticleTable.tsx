import { formatNumber, fullDate } from '@xinpu/sdk/format'
import type { MyArticle } from '@xinpu/sdk/types'
import { useMemo } from 'react'
import type { Column } from '../../primitives/DataTable/DataTable.tsx'
import { Image } from '../../primitives/Image/Image.tsx'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import type { Listed, Paging } from '../../primitives/ListRegion/listed.ts'
import { PagedTable } from '../../primitives/PagedTable/PagedTable.tsx'
import { StatusTag } from '../../primitives/StatusTag/StatusTag.tsx'
import { Tag } from '../../primitives/Tag/Tag.tsx'
import { TimeText } from '../../primitives/TimeText/TimeText.tsx'
import * as S from './MyArticleTable.styles.ts'

export interface MyArticleTableProps {
  /** A page of a writer's articles, that it is on its way, or why it did not come. */
  articles: Listed<MyArticle>
  paging: Paging
  now: Date
  /** Where an article is gone on with, or read. */
  hrefOf: (article: MyArticle) => Href
  /** What can be done with an article. */
  actionOf: (article: MyArticle) => React.ReactNode
  empty: React.ReactNode
}

/** A writer's articles: where each stands, why one was refused, and what can be done. */
export function MyArticleTable({ articles, paging, now, hrefOf, actionOf, empty }: MyArticleTableProps) {
  const columns = useMemo(() => columnsOf({ now, hrefOf, actionOf }), [now, hrefOf, actionOf])
  return (
    <PagedTable<MyArticle>
      {...paging}
      caption="我的文章"
      items={articles}
      columns={columns}
      rowKey={({ id }) => String(id)}
      renderCard={(article) => (
        <S.Card>
          <Subject article={article} href={hrefOf(article)} />
          <S.Line>
            <State article={article} />
            <TimeText value={article.updateTime} now={now} />
            {actionOf(article)}
          </S.Line>
        </S.Card>
      )}
      empty={empty}
    />
  )
}

type Told = Pick<MyArticleTableProps, 'actionOf' | 'hrefOf' | 'now'>

const columnsOf = ({ now, hrefOf, actionOf }: Told): Column<MyArticle>[] => [
  {
    id: 'title',
    header: '文章',
    cell: (article) => <Subject article={article} href={hrefOf(article)} />,
  },
  { id: 'status', header: '状态', cell: (article) => <State article={article} /> },
  { id: 'time', header: '更新', cell: ({ updateTime }) => <TimeText value={updateTime} now={now} /> },
  {
    id: 'reads',
    header: '阅读',
    align: 'right',
    cell: ({ readCount, publishTime }) => (publishTime ? formatNumber(readCount) : '—'),
  },
  { id: 'ways', header: '操作', cell: actionOf },
]

function Subject({ article, href }: { article: MyArticle; href: Href }) {
  return (
    <S.Subject>
      <S.Cover>{article.imgUrl && <Image src={article.imgUrl} alt="" ratio={3 / 2} />}</S.Cover>
      <div>
        <S.Title>
          <Link href={href}>{article.title || '（无标题）'}</Link>
        </S.Title>
        <S.Note>{noteOf(article)}</S.Note>
      </div>
    </S.Subject>
  )
}

/** What matters most of it now. */
function noteOf({ reason, isPassed, publishAt, isRevising, publishTime, categoryName, models }: MyArticle): string {
  if (reason) return `退回：${reason}`
  if (isPassed && publishAt) return `定时 ${fullDate(new Date(publishAt))}`
  if (isRevising && publishTime) return '有新版，读者看到的还是旧版'
  const parts = models.length > 0 ? `，提到 ${models.join('、')}` : ''
  return `${categoryName ?? '未选频道'}${parts}`
}

const State = ({ article: { status, isRevising, isPassed, reason } }: { article: MyArticle }) => (
  <S.Tags>
    {isPassed && status === 'PENDING' ? <Tag>待发</Tag> : <StatusTag kind="article" status={status} />}
    {reason !== '' && status === 'DRAFT' && <Tag tone="warn">退回</Tag>}
    {isRevising && <Tag tone="info">改版</Tag>}
  </S.Tags>
)
