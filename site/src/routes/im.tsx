import { createFileRoute } from '@tanstack/react-router'
import { loadCenter } from '../account/center-route.ts'
import { readCenterSearch } from '../account/center-search.ts'
import { CenterFrame } from '../account/CenterFrame.tsx'
import { MessageRoom } from '../message/MessageRoom.tsx'

export const Route = createFileRoute('/im')({
  staticData: { shell: 'userCenter', pattern: '/im' },
  validateSearch: readCenterSearch,
  loader: ({ context }) => loadCenter(context),
  async head() {
    const { centerHead } = await import('../account/center-head.ts')
    return centerHead(29)
  },
  component: Page,
})

function Page() {
  return (
    <CenterFrame type={29}>
      <MessageRoom search={Route.useSearch()} />
    </CenterFrame>
  )
}
