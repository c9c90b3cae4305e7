import { createFileRoute } from '@tanstack/react-router'
import { CenterFrame } from '../../../center/CenterFrame.tsx'
import { centerHead, loadCenter } from '../../../center/center-route.ts'
import { readCenterSearch } from '../../../center/center-search.ts'
import { SellerRoom } from '../../../center/SellerRoom.tsx'

export const Route = createFileRoute('/userCenter/manage/traderManage')({
  staticData: { shell: 'userCenter', pattern: '/userCenter/manage/traderManage' },
  validateSearch: readCenterSearch,
  loader: ({ context }) => loadCenter(context),
  head: () => centerHead(18),
  component: Page,
})

function Page() {
  return (
    <CenterFrame type={18}>
      <SellerRoom kind="trader" search={Route.useSearch()} />
    </CenterFrame>
  )
}
