import { lazy, Suspense } from 'react'
import { Skeleton } from '@xinpu/ui/primitives'
import { roomOf } from './center-menu.ts'
import { CenterFrame } from './CenterFrame.tsx'
import type { CenterSearch } from './center-search.ts'

/** What a room is given: what its address says. */
export interface RoomProps {
  search: CenterSearch
}

const SellerRoom = lazy(() => import('./SellerRoom.tsx').then((module) => ({ default: module.SellerRoom })))

/** The rooms, by their numbers; each comes when it is opened. */
const rooms: Record<number, React.ComponentType<RoomProps>> = {
  1: lazy(() => import('./HomeRoom.tsx').then((module) => ({ default: module.HomeRoom }))),
  4: lazy(() => import('./FavourRoom.tsx').then((module) => ({ default: module.FavourRoom }))),
  5: lazy(() => import('./FollowRoom.tsx').then((module) => ({ default: module.FollowRoom }))),
  16: lazy(() => import('./CompanyRoom.tsx').then((module) => ({ default: module.CompanyRoom }))),
  17: ({ search }) => <SellerRoom kind="agent" search={search} />,
  18: ({ search }) => <SellerRoom kind="trader" search={search} />,
  19: ({ search }) => <SellerRoom kind="agent" search={{ ...search, tab: 'lines' }} />,
  21: lazy(() => import('./PromotionRoom.tsx').then((module) => ({ default: module.PromotionRoom }))),
  25: lazy(() => import('./AlertRoom.tsx').then((module) => ({ default: module.AlertRoom }))),
  26: lazy(() => import('./FeedbackRoom.tsx').then((module) => ({ default: module.FeedbackRoom }))),
  27: lazy(() => import('./HistoryRoom.tsx').then((module) => ({ default: module.HistoryRoom }))),
  28: lazy(() => import('./SearchRoom.tsx').then((module) => ({ default: module.SearchRoom }))),
  99: lazy(() => import('./ReviewRoom.tsx').then((module) => ({ default: module.ReviewRoom }))),
}

/** R020 and R112 to R117: the user centre, at the room that the address names. */
export function CenterPage({ search }: RoomProps) {
  const { type } = roomOf(search.type)
  const Room = rooms[type]

  return (
    <CenterFrame type={type}>
      <Suspense fallback={<Skeleton shape="detail" count={1} />}>{Room && <Room search={search} />}</Suspense>
    </CenterFrame>
  )
}
