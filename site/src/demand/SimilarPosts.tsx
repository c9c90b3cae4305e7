import { useQuery } from '@tanstack/react-query'
import type { PublicDemand } from '@xinpu/sdk/types'
import { DemandList, kindOf } from '@xinpu/ui/demand'
import { Section } from '@xinpu/ui/primitives'
import { useCall, useVisit } from '../app/api.ts'
import { me } from '../app/queries.ts'
import { usePlace } from '../app/use-place.ts'
import { hallPlace, postPlace } from './places.ts'
import { PostAction } from './PostAction.tsx'

/** Posts of the same kind for the same model, and for models that begin as it does. */
export function SimilarPosts({ post: { type, model, similar } }: { post: PublicDemand }) {
  const call = useCall()
  const place = usePlace()
  const visit = useVisit()
  const { data: who } = useQuery(me(call))

  return (
    <Section
      title={`相近的${kindOf(type).word}`}
      more={{ href: place(hallPlace(type, 1, { keywords: model })), label: '全部' }}
    >
      <DemandList
        demands={{ data: similar, totalRecord: similar.length }}
        hrefOf={({ id }) => place(postPlace(id))}
        now={new Date(visit.now)}
        {...(who && { userId: who.id })}
        renderAction={(one) => <PostAction post={one} isMine={one.userId === who?.id} />}
        empty={null}
      />
    </Section>
  )
}
