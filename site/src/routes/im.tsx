import { createFileRoute } from '@tanstack/react-router'
import { centerHead } from '../account/center-head.ts'
import { loadCenter } from '../account/center-route.ts'
import { readCenterSearch } from '../account/center-search.ts'
import { CenterFrame } from '../account/CenterFrame.tsx'
import { MessageRoom } from '../message/MessageRoom.tsx'

export const Route = createFileRoute('/im')({
  staticData: { shell: 'userCenter' },
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
