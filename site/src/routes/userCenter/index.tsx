import { createFileRoute, redirect } from '@tanstack/react-router'
import { centerHead } from '../../account/center-head.ts'
import { loadCenter } from '../../account/center-route.ts'
import { readCenterSearch } from '../../account/center-search.ts'
import { CenterPage } from '../../account/CenterPage.tsx'

export const Route = createFileRoute('/userCenter/')({
  staticData: { shell: 'userCenter' },
  validateSearch: readCenterSearch,
  async beforeLoad({ search: { type } }) {
    const { hrefOfRoom, roomOf } = await import('../../account/center-menu.ts')
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
