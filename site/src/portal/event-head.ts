import type { EventVO } from '@xinpu/sdk/types'
import { jsonLd } from '../app/json-ld.ts'
import { titleOf } from '../app/settings.ts'
import type { Visit } from '../app/visit.ts'

/** What search engines are told of the list of events, or of the one that is open. */
export function eventHead(event: EventVO | undefined, { origin }: Visit) {
  if (!event)
    return {
      meta: [
        { title: titleOf('活动') },
        { name: 'description', content: '电子工程师的共读、实测与课程：时间、地点和余下的名额。' },
      ],
      links: [{ rel: 'canonical', href: `${origin}/events` }],
    }
  const url = `${origin}/events?id=${event.id}`
  return {
    meta: [{ title: titleOf(`${event.title} - 活动`) }, { name: 'description', content: event.summary }],
    links: [{ rel: 'canonical', href: url }],
    scripts: [
      jsonLd({
        '@type': 'Event',
        url,
        name: event.title,
        description: event.summary,
        startDate: event.beginTime,
        endDate: event.endTime,
        location: { '@type': 'Place', name: event.address, address: event.address },
      }),
    ],
  }
}
