import { createFileRoute } from '@tanstack/react-router'
import { CenterFrame } from '../../../center/CenterFrame.tsx'
import { centerHead, loadCenter } from '../../../center/center-route.ts'
import { readCenterSearch } from '../../../center/center-search.ts'
import { SellerRoom } from '../../../center/SellerRoom.tsx'

export const Route = createFileRoute('/userCenter/manage/productionLineManage')({
  staticData: { shell: 'userCenter', pattern: '/userCenter/manage/productionLineManage' },
  validateSearch: readCenterSearch,
  loader: ({ context }) => loadCenter(context),
  head: () => centerHead(19),
  component: Page,
})

function Page() {
  return (
    <CenterFrame type={19}>
      <SellerRoom kind="agent" search={{ ...Route.useSearch(), tab: 'lines' }} />
    </CenterFrame>
  )
}
