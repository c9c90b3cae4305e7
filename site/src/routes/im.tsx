import { createFileRoute } from '@tanstack/react-router'
import { MessageRoom } from '../center/MessageRoom.tsx'
import { CenterFrame } from '../center/CenterFrame.tsx'
import { centerHead, loadCenter } from '../center/center-route.ts'
import { readCenterSearch } from '../center/center-search.ts'

export const Route = createFileRoute('/im')({
  staticData: { shell: 'userCenter', pattern: '/im' },
  validateSearch: readCenterSearch,
  loader: ({ context }) => loadCenter(context),
  head: () => centerHead(29),
  component: Page,
})

function Page() {
  return (
    <CenterFrame type={29}>
      <MessageRoom search={Route.useSearch()} />
    </CenterFrame>
  )
}
