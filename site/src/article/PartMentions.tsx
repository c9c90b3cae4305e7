import { useQuery } from '@tanstack/react-query'
import { TitleList } from '@xinpu/ui/article'
import { Section } from '@xinpu/ui/primitives'
import { useCall } from '../app/api.ts'
import { usePlace } from '../app/use-place.ts'
import { articlePlace } from './places.ts'
import { mentionsOf } from './queries.ts'

/** Articles that speak of a part; nothing where none does. */
export function PartMentions({ partId }: { partId: number }) {
  const place = usePlace()
  const { data } = useQuery(mentionsOf(useCall(), partId))
  if (!data || data.data.length === 0) return null

  return (
    <Section title="相关文章" meta={data.totalRecord}>
      <TitleList titles={data.data.map(({ id, title }) => ({ id, title, href: place(articlePlace(id)) }))} />
    </Section>
  )
}
