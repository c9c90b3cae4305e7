import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { centerHead } from '../../account/center-head.ts'
import { centerType } from '../../account/center-menu.ts'
import { loadCenter } from '../../account/center-route.ts'
import { readCenterSearch } from '../../account/center-search.ts'
import { latePage } from '../../rendering/late-page.tsx'

const CenterPage = latePage(
  () => import('../../account/CenterPage.tsx'),
  (page) => page.CenterPage,
)

/** One route for all rooms, those that a path names and those that a number does: each route is carried by every page. */
export const Route = createFileRoute('/userCenter/$')({
  staticData: { shell: 'userCenter' },
  validateSearch: readCenterSearch,
  async beforeLoad({ params: { _splat: path }, search: { type } }) {
    if (path) return
    const { hrefOfRoom, roomOf } = await import('../../account/center-menu.ts')
    const room = roomOf(type)
    if (room.path !== '/userCenter') throw redirect({ href: hrefOfRoom(room), replace: true })
  },
  loader: ({ context, params: { _splat: path } }) => {
    if (path && centerType(path) === undefined) throw notFound()
    return loadCenter(context)
  },
  head: ({ match, params: { _splat: path } }) => centerHead(centerType(path) ?? match.search.type),
  component: Page,
})

function Page() {
  const search = Route.useSearch()
  const type = centerType(Route.useParams()._splat) ?? search.type
  return <CenterPage search={{ ...search, ...(type !== undefined && { type }) }} />
}
