import { useQuery } from '@tanstack/react-query'
import { TitleList } from '@xinpu/ui/article'
import { CircleCard } from '@xinpu/ui/circle'
import { ListRegion, Section } from '@xinpu/ui/primitives'
import { useCall } from '../app/api.ts'
import { shownOf } from '../app/shown.ts'
import { usePlace } from '../app/use-place.ts'
import { JoinAction } from './JoinAction.tsx'
import { allCirclesPlace, circleHomePlace, circlePlace, trendPlace } from './places.ts'
import { hotCircles, trendsOf } from './queries.ts'

/** Questions that wait for somebody who knows, and circles where most is going on. */
export function CircleAside() {
  const call = useCall()
  const place = usePlace()
  const { data: waiting } = useQuery(trendsOf(call, { sort: 'unanswered' }))
  const hot = shownOf(useQuery(hotCircles(call)))
  const listed = Array.isArray(hot) ? { data: hot, totalRecord: hot.length } : hot

  return (
    <>
      {waiting && waiting.data.length > 0 && (
        <Section
          title="等人回答"
          meta={waiting.totalRecord}
          more={{ href: place(circleHomePlace({ tab: 'unanswered' })), label: '全部' }}
        >
          <TitleList
            titles={waiting.data.slice(0, 4).map(({ id, title, content, groupName, commentCount }) => ({
              id,
              title: title ?? content.slice(0, 30),
              href: place(trendPlace(id)),
              note: `${groupName} ${commentCount} 答`,
            }))}
          />
        </Section>
      )}
      <Section title="热门圈子" more={{ href: place(allCirclesPlace()), label: '全部' }}>
        <ListRegion list={listed as Exclude<typeof listed, readonly unknown[]>} empty={null}>
          {(rows) =>
            rows.map((circle) => (
              <CircleCard
                key={circle.id}
                circle={circle}
                href={place(circlePlace(circle.id))}
                action={<JoinAction circle={circle} />}
              />
            ))
          }
        </ListRegion>
      </Section>
    </>
  )
}
