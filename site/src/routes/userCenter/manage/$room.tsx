import { createFileRoute, notFound } from '@tanstack/react-router'
import { managedHead } from '../../../account/center-head.ts'
import { managedType } from '../../../account/center-menu.ts'
import { loadCenter } from '../../../account/center-route.ts'
import { readCenterSearch } from '../../../account/center-search.ts'
import { CenterPage } from '../../../account/CenterPage.tsx'

/** One route for all rooms with a path of their own: each route is carried by every page. */
export const Route = createFileRoute('/userCenter/manage/$room')({
  staticData: { shell: 'userCenter' },
  validateSearch: readCenterSearch,
  loader: ({ context, params }) => {
    if (managedType(params.room) === undefined) throw notFound()
    return loadCenter(context)
  },
  head: ({ params }) => managedHead(params.room),
  component: Page,
})

function Page() {
  return <CenterPage search={{ ...Route.useSearch(), type: managedType(Route.useParams().room) }} />
}
