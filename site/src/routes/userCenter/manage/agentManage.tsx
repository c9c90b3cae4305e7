import { createFileRoute } from '@tanstack/react-router'
import { CenterFrame } from '../../../center/CenterFrame.tsx'
import { centerHead, loadCenter } from '../../../center/center-route.ts'
import { readCenterSearch } from '../../../center/center-search.ts'
import { SellerRoom } from '../../../center/SellerRoom.tsx'

export const Route = createFileRoute('/userCenter/manage/agentManage')({
  staticData: { shell: 'userCenter', pattern: '/userCenter/manage/agentManage' },
  validateSearch: readCenterSearch,
  loader: ({ context }) => loadCenter(context),
  head: () => centerHead(17),
  component: Page,
})

function Page() {
  return (
    <CenterFrame type={17}>
      <SellerRoom kind="agent" search={Route.useSearch()} />
    </CenterFrame>
  )
}
