import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { read } from '@xinpu/sdk/article'
import type { TechArticleDetail } from '@xinpu/sdk/types'
import { ArticleHeader, AuthorCard, TitleList } from '@xinpu/ui/article'
import { DefaultLayout } from '@xinpu/ui/layout'
import { Breadcrumb, LinkButton, Section } from '@xinpu/ui/primitives'
import { useEffect } from 'react'
import { late } from '../rendering/late.tsx'
import { useCall, useVisit } from '../app/api.ts'
import { me } from '../app/queries.ts'
import { usePlace } from '../app/use-place.ts'
import { ArticleActions } from '../article/ArticleActions.tsx'
import { Comments } from '../article/Comments.tsx'
import { LivePart } from '../article/LivePart.tsx'
import { authorPlace } from '../article/places.ts'
import { partPlace } from '../catalogue/places.ts'
import { DocumentView } from './DocumentView.tsx'
import { DownloadButton } from './DownloadButton.tsx'
import { techListPlaces, techPlaces, zonePlace } from './places.ts'
import { techNumbered } from './queries.ts'
import { techNames } from './TechListPage.tsx'
import type { DetailParams } from './zone-params.ts'

const ArticleBody = late(() => import('@xinpu/ui/article').then((module) => module.ArticleBody))

/** Has the text ready before its page is shown. */
export const bringBody = ArticleBody.bring

/** Milliseconds before somebody who has it open is a reader. */
const untilRead = 5000

interface TechPageProps {
  id: number
  search: DetailParams
  /** The comment that a link leads to. */
  commentId?: number | undefined
}

/** R067, R069 and R074: a course, material or an article of a column: its pages, its text, what is said about it. */
export function TechPage({ id, search, commentId }: TechPageProps) {
  const place = usePlace()
  const visit = useVisit()
  const call = useCall()
  const { data: article } = useSuspenseQuery(techNumbered(call, id))
  const { data: who } = useQuery(me(call))
  const { type, title, author, previewUrl, pageCount } = article
  useEffect(() => {
    const timer = setTimeout(() => void call(read, { id }).catch(() => undefined), untilRead)
    return () => clearTimeout(timer)
  }, [call, id])

  return (
    <DefaultLayout
      breadcrumb={
        <Breadcrumb
          items={[
            { label: '专区', href: place(zonePlace) },
            { label: techNames[type], href: place(techListPlaces[type]()) },
            { label: title },
          ]}
        />
      }
      head={
        <ArticleHeader
          article={article}
          authorHref={author.id > 0 ? place(authorPlace(author.id)) : null}
          now={new Date(visit.now)}
          actions={<ArticleActions article={article} />}
        />
      }
      aside={<Beside article={article} />}
    >
      {previewUrl && pageCount !== undefined && (
        <DocumentView
          title={title}
          previewUrl={previewUrl}
          fileUrl={who ? article.fileUrl : undefined}
          pageCount={pageCount}
          page={search.pg}
          find={search.hl}
          instead={<DownloadButton of="tech" document={article} />}
        />
      )}
      <Section title={previewUrl ? '文字版' : '正文'}>
        <ArticleBody html={article.content} renderPart={renderPart} />
      </Section>
      <Neighbours article={article} />
      <Comments
        type={2}
        id={id}
        page={search.page ?? 1}
        {...(commentId !== undefined && { commentId })}
        hrefFor={(next) => `${place(techPlaces[type](id))}${type === 'column' ? '?' : '&'}page=${next}`}
      />
    </DefaultLayout>
  )
}

const renderPart = (part: Parameters<typeof LivePart>[0]) => <LivePart {...part} />

/** Its file, its contents, the parts that it speaks of, its column, and who wrote it. */
function Beside({ article }: { article: TechArticleDetail }) {
  const place = usePlace()
  const { author, outline, parts, series, id, pageCount } = article
  return (
    <>
      {article.fileSize !== undefined && (
        <Section title="文件" meta={`${pageCount} 页，下载 ${article.downloadCount}`}>
          <DownloadButton of="tech" tone="primary" document={article} />
        </Section>
      )}
      {outline.length > 1 && (
        <Section title="目录" meta={outline.length}>
          <TitleList
            titles={outline.map(({ anchor, title }) => ({ id: anchor, title, href: `#user-content-${anchor}` }))}
          />
        </Section>
      )}
      {series && (
        <Section title={series.name} meta={`${series.articles.length} 篇`}>
          <TitleList
            isOrdered
            titles={series.articles.map((each) =>
              each.id === id ? each : { ...each, href: place(techPlaces.column(each.id)) },
            )}
          />
        </Section>
      )}
      {parts.length > 0 && (
        <Section title="讲到的器件" meta={parts.length}>
          <TitleList
            titles={parts.map((part) => ({
              id: part.id,
              title: part.model,
              href: place(partPlace(part)),
              note: part.brandName,
            }))}
          />
        </Section>
      )}
      <Section title="作者">
        <AuthorCard author={author} href={place(authorPlace(author.id))} />
      </Section>
    </>
  )
}

/** The articles of the column just before and after. */
function Neighbours({ article: { prev, next } }: { article: TechArticleDetail }) {
  const place = usePlace()
  if (!prev && !next) return null
  return (
    <Section title="上一篇 · 下一篇">
      {prev && <LinkButton href={place(techPlaces.column(prev.id))}>上一篇：{prev.title}</LinkButton>}
      {next && <LinkButton href={place(techPlaces.column(next.id))}>下一篇：{next.title}</LinkButton>}
    </Section>
  )
}
