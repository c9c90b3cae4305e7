import { useSuspenseQuery } from '@tanstack/react-query'
import { LinkTabs } from '@xinpu/ui/primitives'
import { useCall } from '../app/api.ts'
import { usePlace } from '../app/use-place.ts'
import { jobsPlace } from '../job/places.ts'
import { channelPlace, channelsPlace, financePlace, followedPlace, newsPlace } from './places.ts'
import { channels } from './queries.ts'

/** The channels of the news as tabs: 推荐, 关注, each channel, figures and jobs, all of them. */
export function ChannelTabs({ current }: { current: string }) {
  const place = usePlace()
  const { data } = useSuspenseQuery(channels(useCall()))
  const items = [
    { id: 'index', label: '推荐', href: place(newsPlace()) },
    { id: 'followed', label: '关注', href: place(followedPlace()) },
    ...data.map(({ id, name, count }) => ({ id: String(id), label: name, count, href: place(channelPlace(id)) })),
    { id: 'finance', label: '财报', href: place(financePlace()) },
    { id: 'recruit', label: '招聘', href: place(jobsPlace()) },
    { id: 'all', label: '全部频道', href: place(channelsPlace) },
  ]
  return <LinkTabs label="资讯频道" items={items} current={current} />
}
