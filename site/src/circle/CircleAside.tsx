import { useQuery } from '@tanstack/react-query'
import { TitleList } from '@xinpu/ui/article'
import { CircleCard } from '@xinpu/ui/circle'
import { ListRegion, Section } from '@xinpu/ui/primitives'
import { useCall } from '../app/api.ts'
import { me } from '../app/queries.ts'
import { shownOf } from '../app/shown.ts'
import { usePlace } from '../app/use-place.ts'
import { JoinAction } from './JoinAction.tsx'
import { allCirclesPlace, circleHomePlace, circlePlace, trendPlace } from './places.ts'
import { hotCircles, myCircles, trendsOf } from './queries.ts'

/** Questions that wait for somebody who knows, and circles where most is going on. */
export function CircleAside() {
  const call = useCall()
  const place = usePlace()
  const { data: waiting } = useQuery(trendsOf(call, { sort: 'unanswered' }))
  const hot = shownOf(useQuery(hotCircles(call)))
  const listed = Array.isArray(hot) ? { data: hot, totalRecord: hot.length } : hot

  return (
    <>
      <Own />
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

/** The circles of whoever is logged in. */
function Own() {
  const call = useCall()
  const place = usePlace()
  const { data: person } = useQuery(me(call))
  const { data: own } = useQuery({ ...myCircles(call), enabled: Boolean(person) })
  if (!own || own.data.length === 0) return null

  return (
    <Section title="我的圈子" meta={own.totalRecord}>
      <TitleList
        titles={own.data.map(({ id, name, todayCount, status }) => ({
          id,
          title: name,
          href: place(circlePlace(id)),
          note: status === 'open' ? `今天 ${todayCount} 帖` : status === 'pending' ? '审核中' : '未通过',
        }))}
      />
    </Section>
  )
}
