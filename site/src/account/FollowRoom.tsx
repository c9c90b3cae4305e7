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
import { searchPlace } from '../search/places.ts'
import type { RoomProps } from './CenterPage.tsx'
import { centerHref } from './places.ts'
import { pageSize } from './records.ts'

const room = 5

/** The brands that the person follows. */
export function FollowRoom({ search: { page = 1 } }: RoomProps) {
  const call = useCall()
  const visit = useVisit()
  const queryClient = useQueryClient()
  const place = usePlace()
  const followed = useQuery(query(call, followList, { type: 'brand', pageIndex: page, pageSize }))

  async function setFollow({ id }: FollowedItem, isOn: boolean) {
    const { isFollow } = await call(isOn ? followFollow : followUnfollow, { type: 'brand', targetId: id })
    // The list stays as it is: what is followed no longer can be followed again where it stands.
    await queryClient.invalidateQueries(answersOf(profileMyDetail))
    return { isOn: isFollow }
  }

  return (
    <FollowList
      items={shownOf(followed)}
      kind="brand"
      kinds={['brand']}
      kindHref={() => centerHref({ type: room })}
      hrefOf={({ name }) => place(searchPlace(name))}
      setFollow={setFollow}
      start={settings.rootPage}
      now={new Date(visit.now)}
      paging={{ page, pageSize, hrefFor: (other) => centerHref({ type: room, page: other }) }}
    />
  )
}
