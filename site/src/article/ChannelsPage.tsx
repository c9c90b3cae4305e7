import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { NewsChannel } from '@xinpu/sdk/types'
import { IndexLayout } from '@xinpu/ui/layout'
import { EmptyState, ListRegion, Section, VisuallyHidden } from '@xinpu/ui/primitives'
import { useCall } from '../app/api.ts'
import { shownOf } from '../app/shown.ts'
import { usePlace } from '../app/use-place.ts'
import { ArticleRows } from './ArticleRows.tsx'
import { ChannelTabs } from './ChannelTabs.tsx'
import { channelPlace } from './places.ts'
import { articlesOf, channels, perChannel } from './queries.ts'

/** R056: each channel with its newest. */
export function ChannelsPage() {
  const { data } = useSuspenseQuery(channels(useCall()))
  return (
    <IndexLayout
      head={
        <>
          <VisuallyHidden as="h1">资讯频道</VisuallyHidden>
          <ChannelTabs current="all" />
        </>
      }
    >
      {data.map((channel) => (
        <Channel key={channel.id} channel={channel} />
      ))}
    </IndexLayout>
  )
}

function Channel({ channel: { id, name } }: { channel: NewsChannel }) {
  const place = usePlace()
  const articles = useQuery(articlesOf(useCall(), { page: 1, categoryId: id, size: perChannel }))
  return (
    <Section title={name} more={{ href: place(channelPlace(id)), label: '更多' }}>
      <ListRegion list={shownOf(articles)} empty={<EmptyState title="这里还没有文章" />}>
        {(rows) => <ArticleRows rows={rows} />}
      </ListRegion>
    </Section>
  )
}
