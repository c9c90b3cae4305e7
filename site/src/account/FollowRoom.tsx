import { useQuery, useQueryClient } from '@tanstack/react-query'
import { followList, profileMyDetail } from '@xinpu/sdk/account'
import { followFollow, followUnfollow } from '@xinpu/sdk/article'
import { answersOf, query } from '@xinpu/sdk/query'
import type { FollowedItem } from '@xinpu/sdk/types'
import { FollowList } from '@xinpu/ui/account'
import { useCall, useVisit } from '../app/api.ts'
import { settings } from '../app/settings.ts'
import { shownOf } from '../app/shown.ts'
import { usePlace } from '../app/use-place.ts'
import { agentPlace } from '../agent/places.ts'
import { authorPlace } from '../article/places.ts'
import { brandPlace } from '../brand/places.ts'
import { registerPlace } from '../company/places.ts'
import { factoryPlace } from '../prefecture/places.ts'
import { companyPlace } from '../enterprise/places.ts'
import type { RoomProps } from './CenterPage.tsx'
import { oneIn } from './center-search.ts'
import { centerHref } from './places.ts'
import { pageSize } from './records.ts'

const room = 5

/** Where each kind has its page. */
const places = {
  brand: (id: number) => brandPlace(id),
  author: (id: number) => authorPlace(id),
  agent: (id: number) => agentPlace(id),
  enterprise: (id: number) => companyPlace(id),
  company: (id: number) => registerPlace(id),
  originalFactory: (id: number) => factoryPlace(id),
} satisfies Record<Kind, unknown>

const kinds = ['brand', 'author', 'agent', 'enterprise', 'company', 'originalFactory'] as const
type Kind = (typeof kinds)[number]

/** What the person follows, by kinds. */
export function FollowRoom({ search: { page = 1, kind: asked } }: RoomProps) {
  const kind = oneIn<Kind>(kinds, asked)

  const call = useCall()
  const visit = useVisit()
  const queryClient = useQueryClient()
  const place = usePlace()
  const followed = useQuery(query(call, followList, { type: kind, pageIndex: page, pageSize }))

  async function setFollow({ id }: FollowedItem, isOn: boolean) {
    const { isFollow } = await call(isOn ? followFollow : followUnfollow, { type: kind, targetId: id })
    // The list stays as it is: what is followed no longer can be followed again where it stands.
    await queryClient.invalidateQueries(answersOf(profileMyDetail))
    return { isOn: isFollow }
  }

  return (
    <FollowList
      items={shownOf(followed)}
      kind={kind}
      kinds={kinds}
      kindHref={(other) => centerHref({ type: room, kind: other })}
      hrefOf={({ id }) => place(places[kind](id))}
      setFollow={setFollow}
      start={settings.rootPage}
      now={new Date(visit.now)}
      paging={{ page, pageSize, hrefFor: (other) => centerHref({ type: room, kind, page: other }) }}
    />
  )
}
