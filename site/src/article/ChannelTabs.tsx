import { useSuspenseQuery } from '@tanstack/react-query'
import { LinkTabs } from '@xinpu/ui/primitives'
import { useCall } from '../app/api.ts'
import { usePlace } from '../app/use-place.ts'
import { channelPlace, channelsPlace, followedPlace, newsPlace } from './places.ts'
import { channels } from './queries.ts'

/** The channels of the news as tabs: 推荐, 关注, each channel, all of them. */
export function ChannelTabs({ current }: { current: string }) {
  const place = usePlace()
  const { data } = useSuspenseQuery(channels(useCall()))
  const items = [
    { id: 'index', label: '推荐', href: place(newsPlace()) },
    { id: 'followed', label: '关注', href: place(followedPlace()) },
    ...data.map(({ id, name, count }) => ({ id: String(id), label: name, count, href: place(channelPlace(id)) })),
    { id: 'all', label: '全部频道', href: place(channelsPlace) },
  ]
  return <LinkTabs label="资讯频道" items={items} current={current} />
}
