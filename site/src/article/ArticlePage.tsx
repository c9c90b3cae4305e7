import { useSuspenseQuery } from '@tanstack/react-query'
import { read } from '@xinpu/sdk/article'
import type { ArticleDetail } from '@xinpu/sdk/types'
import { ArticleHeader, AuthorCard, TitleList } from '@xinpu/ui/article'
import { DefaultLayout } from '@xinpu/ui/layout'
import { Breadcrumb, CopyText, Section } from '@xinpu/ui/primitives'
import { useEffect } from 'react'
import { late } from '../rendering/late.tsx'
import { useCall, useVisit } from '../app/api.ts'
import { usePlace } from '../app/use-place.ts'
import { partPlace } from '../catalogue/places.ts'
import { Banners } from '../portal/Banners.tsx'
import { ArticleActions } from './ArticleActions.tsx'
import { ArticleRows } from './ArticleRows.tsx'
import { Comments } from './Comments.tsx'
import { LivePart } from './LivePart.tsx'
import { articlePlace, authorPlace, channelPlace, newsPlace } from './places.ts'
import { articleNumbered, bannersAt } from './queries.ts'

const ArticleBody = late(() => import('@xinpu/ui/article').then((module) => module.ArticleBody))

/** Has the text ready before its page is shown. */
export const bringBody = ArticleBody.bring

/** R060 and R054: one article. */
export function ArticlePage({ id, page, commentId }: { id: number; page: number; commentId?: number | undefined }) {
  const place = usePlace()
  const visit = useVisit()
  const { data: article } = useSuspenseQuery(articleNumbered(useCall(), id))
  const { author, categoryId, categoryName = '' } = article
  useReading(id)

  return (
    <DefaultLayout
      breadcrumb={
        <Breadcrumb
          items={[
            { label: '资讯', href: place(newsPlace()) },
            ...(categoryId === undefined ? [] : [{ label: categoryName, href: place(channelPlace(categoryId)) }]),
            { label: article.title },
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
      <ArticleBody html={article.content} renderPart={renderPart} />
      <More />
      <CopyText label="链接" text={`${visit.origin}${place(articlePlace(id))}`} />
      <Neighbours article={article} />
      <Comments
        type={2}
        id={id}
        page={page}
        hrefFor={(next) => `${place(articlePlace(id))}?page=${next}`}
        {...(commentId !== undefined && { commentId })}
      />
    </DefaultLayout>
  )
}

/** The pictures that stand below every article. */
function More() {
  const { data } = useSuspenseQuery(bannersAt(useCall(), 'detail'))
  return data.length > 0 ? <Banners label="推荐" banners={data} /> : null
}

const renderPart = (part: Parameters<typeof LivePart>[0]) => <LivePart {...part} />

/** Milliseconds before somebody who has an article open is a reader. */
const untilRead = 5000

function useReading(id: number) {
  const call = useCall()
  useEffect(() => {
    const timer = setTimeout(() => void call(read, { id }).catch(() => undefined), untilRead)
    return () => clearTimeout(timer)
  }, [call, id])
}

/** Contents, the parts of the text, who wrote it, and the series it belongs to. */
function Beside({ article: { outline, parts, author, series, recommends, id } }: { article: ArticleDetail }) {
  const place = usePlace()
  return (
    <>
      {outline.length > 1 && (
        <Section title="目录">
          <TitleList
            titles={outline.map(({ anchor, title }) => ({ id: anchor, title, href: `#user-content-${anchor}` }))}
          />
        </Section>
      )}
      {parts.length > 0 && (
        <Section title="文中器件" meta={parts.length}>
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
      {series && (
        <Section title={series.name} meta={`${series.articles.length} 篇`}>
          <TitleList
            isOrdered
            titles={series.articles.map((each) =>
              each.id === id ? each : { ...each, href: place(articlePlace(each.id)) },
            )}
          />
        </Section>
      )}
      {recommends.length > 0 && (
        <Section title="接着看">
          <TitleList
            titles={recommends.map(({ id: other, title }) => ({ id: other, title, href: place(articlePlace(other)) }))}
          />
        </Section>
      )}
    </>
  )
}

/** The articles of the channel just before and after. */
function Neighbours({ article: { prev, next } }: { article: ArticleDetail }) {
  const rows = [prev, next].filter((each) => each !== undefined)
  if (rows.length === 0) return null
  return (
    <Section title="上一篇 · 下一篇">
      <ArticleRows rows={rows} />
    </Section>
  )
}
