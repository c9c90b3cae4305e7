import { useQuery } from '@tanstack/react-query'
import { TitleList } from '@xinpu/ui/article'
import { Section } from '@xinpu/ui/primitives'
import { useCall } from '../app/api.ts'
import { usePlace } from '../app/use-place.ts'
import { trendPlace } from './places.ts'
import { trendsAbout } from './queries.ts'

/** What is asked and said about a part in the circles; nothing where nothing is. */
export function PartTrends({ partId }: { partId: number }) {
  const place = usePlace()
  const { data } = useQuery(trendsAbout(useCall(), partId))
  if (!data || data.data.length === 0) return null

  return (
    <Section title="圈子里的提问" meta={data.totalRecord}>
      <TitleList
        titles={data.data.map(({ id, title, content, answer, commentCount }) => ({
          id,
          title: title ?? content.slice(0, 30),
          href: place(trendPlace(id)),
          note: answer ? '已解决' : `${commentCount} 答`,
        }))}
      />
    </Section>
  )
}
