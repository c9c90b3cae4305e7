import { useQuery } from '@tanstack/react-query'
import { ApiError } from '@xinpu/sdk'
import type { DiskArticle } from '@xinpu/sdk/types'
import { ArticleBody, NoteHeader } from '@xinpu/ui/article'
import { Breadcrumb, Button, EmptyState, ErrorState, LinkButton, Skeleton } from '@xinpu/ui/primitives'
import type { RoomProps } from '../account/CenterPage.tsx'
import { useCall, useVisit } from '../app/api.ts'
import { shownOf } from '../app/shown.ts'
import { usePlace } from '../app/use-place.ts'
import { LivePart } from '../article/LivePart.tsx'
import { articlePlace } from '../article/places.ts'
import { isOwn } from './NoteMenu.tsx'
import { diskHref, writeNoteHref } from './places.ts'
import { noteOf } from './queries.ts'
import { sayWhy } from './use-entry-deeds.ts'
import { useNoteDeeds } from './use-note-deeds.ts'

/** R103: an article of the disk, to be read and printed. */
export function NoteRoom({ search: { id } }: RoomProps) {
  const call = useCall()
  const asked = useQuery({ ...noteOf(call, id ?? 0), enabled: id !== undefined })
  if (id === undefined || (asked.error instanceof ApiError && asked.error.code === 404)) return <Gone />
  const article = shownOf<DiskArticle>(asked)
  if (article === 'loading') return <Skeleton shape="detail" count={1} />
  if ('kind' in article) return <ErrorState kind={article.kind} onRetry={article.onRetry} />
  return <Read article={article} />
}

function Read({ article }: { article: DiskArticle }) {
  const visit = useVisit()
  const place = usePlace()
  const { publish } = useNoteDeeds()
  const { id, dirId, dirName, sourceArticleId } = article

  return (
    <>
      <Breadcrumb
        items={[
          { label: '文章云盘', href: diskHref('article') },
          ...(dirId === null ? [] : [{ label: dirName ?? '', href: diskHref('article', { dir: dirId }) }]),
          { label: article.title },
        ]}
      />
      <NoteHeader
        article={article}
        sourceHref={sourceArticleId === undefined ? undefined : place(articlePlace(sourceArticleId))}
        now={new Date(visit.now)}
        actions={
          <>
            <LinkButton href={writeNoteHref({ id })}>编辑</LinkButton>
            {isOwn(article) && <Button onPress={() => void publish(id).catch(sayWhy)}>发布为文章</Button>}
            <Button onPress={() => window.print()}>打印</Button>
          </>
        }
      />
      <ArticleBody html={article.shown} renderPart={renderPart} />
    </>
  )
}

const renderPart = (part: Parameters<typeof LivePart>[0]) => <LivePart {...part} />

const Gone = () => (
  <EmptyState
    title="没有找到这篇文章"
    why="可能已删除；30 天内可以从回收站取回。"
    action={
      <>
        <LinkButton tone="primary" href={diskHref('article')}>
          文章云盘
        </LinkButton>
        <LinkButton href={diskHref('bin', { kind: 'article' })}>回收站</LinkButton>
      </>
    }
  />
)
