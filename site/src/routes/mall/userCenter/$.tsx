import { createFileRoute, notFound } from '@tanstack/react-router'
import { centerHead } from '../../../account/center-head.ts'
import { loadCenter } from '../../../account/center-route.ts'
import { readShoppingParams } from '../../../mall/mall-params.ts'
import { shoppingRoomOf } from '../../../mall/shopping-room.ts'
import { latePage } from '../../../rendering/late-page.tsx'

const CenterPage = latePage(
  () => import('../../../account/CenterPage.tsx'),
  (page) => page.CenterPage,
)

/** One route for the rooms of the mall: each route is carried by every page. */
export const Route = createFileRoute('/mall/userCenter/$')({
  staticData: { shell: 'userCenter' },
  validateSearch: readShoppingParams,
  loader: ({ context, params }) => {
    if (!shoppingRoomOf(params._splat)) throw notFound()
    return loadCenter(context)
  },
  head: ({ params }) => centerHead(shoppingRoomOf(params._splat)?.type),
  component: Page,
})

function Page() {
  const { type, ...search } = Route.useSearch()
  return <CenterPage search={{ ...search, kind: type, ...shoppingRoomOf(Route.useParams()._splat) }} />
}
