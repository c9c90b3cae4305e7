import { useSuspenseQuery } from '@tanstack/react-query'
import { IndexLayout } from '@xinpu/ui/layout'
import { HotWords } from '@xinpu/ui/search'
import { EmptyState, LinkButton, LinkTabs, ListRegion, VisuallyHidden } from '@xinpu/ui/primitives'
import { useCall } from '../app/api.ts'
import { usePlace } from '../app/use-place.ts'
import { Banners } from '../portal/Banners.tsx'
import { ArticleRows } from './ArticleRows.tsx'
import { ChannelTabs } from './ChannelTabs.tsx'
import { NewsAside } from './NewsAside.tsx'
import { NewsSearchBox } from './NewsSearchBox.tsx'
import { channelPlace, newsPlace, newsSearchPlace } from './places.ts'
import { articlesOf, bannersAt, newsPageSize, newsWords } from './queries.ts'

export interface NewsPageProps {
  page: number
  /** The channel; all of them without one. */
  channel?: { id: number; name: string }
  sort?: 'hot'
}

/** R062 and R064: all articles, or those of a channel. */
export function NewsPage({ page, channel, sort }: NewsPageProps) {
  const place = usePlace()
  const { data } = useSuspenseQuery(
    articlesOf(useCall(), { page, ...(channel && { categoryId: channel.id }), ...(sort && { sort }) }),
  )
  const hrefFor = (next: number) => place(channel ? channelPlace(channel.id, next, sort) : newsPlace(next))

  return (
    <IndexLayout
      head={
        <>
          <VisuallyHidden as="h1">{channel ? `${channel.name}资讯` : '电子行业资讯'}</VisuallyHidden>
          <ChannelTabs current={channel ? String(channel.id) : 'index'} />
          <NewsSearchBox />
          {!channel && <Words />}
          {!channel && page === 1 && <Top />}
        </>
      }
      aside={<NewsAside {...(channel && { categoryId: channel.id })} />}
    >
      {channel && (
        <LinkTabs
          label="排序"
          current={sort ?? 'newest'}
          items={[
            { id: 'newest', label: '按时间', href: place(channelPlace(channel.id)) },
            { id: 'hot', label: '按热度', href: place(channelPlace(channel.id, 1, 'hot')) },
          ]}
        />
      )}
      <ListRegion
        list={data}
        paging={{ page, pageSize: newsPageSize, hrefFor }}
        empty={
          <EmptyState title="这里还没有文章" action={<LinkButton href={place(newsPlace())}>全部资讯</LinkButton>} />
        }
      >
        {(rows) => <ArticleRows rows={rows} />}
      </ListRegion>
    </IndexLayout>
  )
}

/** What many look for. */
function Words() {
  const place = usePlace()
  const { data } = useSuspenseQuery(newsWords(useCall()))
  return <HotWords words={data} hrefOf={({ name, url }) => url ?? place(newsSearchPlace({ keywords: name }))} />
}

/** The pictures of the first page. */
function Top() {
  const { data } = useSuspenseQuery(bannersAt(useCall(), 'home'))
  return data.length > 0 ? <Banners label="资讯推荐" banners={data} /> : null
}
