import { createFileRoute, redirect } from '@tanstack/react-router'
import { hrefOfRoom, roomOf } from '../../account/center-menu.ts'
import { centerHead, loadCenter } from '../../account/center-route.ts'
import { readCenterSearch } from '../../account/center-search.ts'
import { CenterPage } from '../../account/CenterPage.tsx'

export const Route = createFileRoute('/userCenter/')({
  staticData: { shell: 'userCenter', pattern: '/userCenter' },
  validateSearch: readCenterSearch,
  beforeLoad({ search: { type } }) {
    const room = roomOf(type)
    if (room.path !== '/userCenter') throw redirect({ href: hrefOfRoom(room), replace: true })
  },
  loader: ({ context }) => loadCenter(context),
  head: ({ match }) => centerHead(match.search.type),
  component: Page,
})

function Page() {
  return <CenterPage search={Route.useSearch()} />
}
