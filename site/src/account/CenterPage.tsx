import { Skeleton, onDemand } from '@xinpu/ui/primitives'
import { Suspense } from 'react'
import { roomOf } from './center-menu.ts'
import type { CenterSearch } from './center-search.ts'
import { CenterFrame } from './CenterFrame.tsx'

/** What a room is given: what its address says. */
export interface RoomProps {
  search: CenterSearch
}

const SellerRoom = onDemand(() => import('../agent/SellerRoom.tsx').then((module) => module.SellerRoom))

/** The rooms, by their numbers; each comes when it is opened. */
const rooms: Record<number, React.ComponentType<RoomProps>> = {
  1: onDemand(() => import('./HomeRoom.tsx').then((module) => module.HomeRoom)),
  2: onDemand(() => import('../article/write/ArticleRoom.tsx').then((module) => module.ArticleRoom)),
  3: onDemand(() => import('../circle/CircleRoom.tsx').then((module) => module.CircleRoom)),
  4: onDemand(() => import('./FavourRoom.tsx').then((module) => module.FavourRoom)),
  5: onDemand(() => import('./FollowRoom.tsx').then((module) => module.FollowRoom)),
  6: onDemand(() => import('../article/CommentRoom.tsx').then((module) => module.CommentRoom)),
  7: onDemand(() => import('./AccountSettings.tsx').then((module) => module.AccountSettings)),
  8: onDemand(() => import('../disk/SpecRoom.tsx').then((module) => module.SpecRoom)),
  9: onDemand(() => import('../disk/FileRoom.tsx').then((module) => module.FileRoom)),
  10: onDemand(() => import('../disk/NotesRoom.tsx').then((module) => module.NotesRoom)),
  11: onDemand(() => import('../disk/BinRoom.tsx').then((module) => module.BinRoom)),
  12: onDemand(() => import('../demand/RecommendRoom.tsx').then((module) => module.RecommendRoom)),
  13: onDemand(() => import('../demand/QuoteRooms.tsx').then((module) => module.QuoteRoom)),
  14: onDemand(() => import('../demand/PurchaseRoom.tsx').then((module) => module.PurchaseRoom)),
  15: onDemand(() => import('../demand/PostRoom.tsx').then((module) => module.PostRoom)),
  16: onDemand(() => import('../enterprise/CompanyRoom.tsx').then((module) => module.CompanyRoom)),
  17: ({ search }) => <SellerRoom kind="agent" search={search} />,
  18: ({ search }) => <SellerRoom kind="trader" search={search} />,
  19: ({ search }) => <SellerRoom kind="agent" search={{ ...search, tab: 'lines' }} />,
  20: onDemand(() => import('../enterprise/ContactRoom.tsx').then((module) => module.ContactRoom)),
  21: onDemand(() => import('./PromotionRoom.tsx').then((module) => module.PromotionRoom)),
  22: onDemand(() => import('../demand/TaskRoom.tsx').then((module) => module.TaskRoom)),
  23: onDemand(() => import('../stock/StockRoom.tsx').then((module) => module.StockRoom)),
  24: onDemand(() => import('../job/JobRoom.tsx').then((module) => module.JobRoom)),
  25: onDemand(() => import('./AlertRoom.tsx').then((module) => module.AlertRoom)),
  26: onDemand(() => import('./FeedbackRoom.tsx').then((module) => module.FeedbackRoom)),
  27: onDemand(() => import('./HistoryRoom.tsx').then((module) => module.HistoryRoom)),
  28: onDemand(() => import('./SearchRoom.tsx').then((module) => module.SearchRoom)),
  30: onDemand(() => import('../job/SentRoom.tsx').then((module) => module.SentRoom)),
  47: onDemand(() => import('../mall/center/ShoppingRoom.tsx').then((module) => module.ShoppingRoom)),
  48: onDemand(() => import('../mall/order/OrdersRoom.tsx').then((module) => module.OrdersRoom)),
  49: onDemand(() => import('../mall/AddressRoom.tsx').then((module) => module.AddressRoom)),
  50: onDemand(() => import('../mall/InvoiceRoom.tsx').then((module) => module.InvoiceRoom)),
  51: onDemand(() => import('../mall/KeptRoom.tsx').then((module) => module.KeptRoom)),
  52: onDemand(() => import('../disk/NoteRoom.tsx').then((module) => module.NoteRoom)),
  53: onDemand(() => import('../disk/WriteNoteRoom.tsx').then((module) => module.WriteNoteRoom)),
  99: onDemand(() => import('../admin/ReviewRoom.tsx').then((module) => module.ReviewRoom)),
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
