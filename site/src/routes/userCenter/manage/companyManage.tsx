import { createFileRoute } from '@tanstack/react-router'
import { CompanyRoom } from '../../../center/CompanyRoom.tsx'
import { CenterFrame } from '../../../center/CenterFrame.tsx'
import { centerHead, loadCenter } from '../../../center/center-route.ts'
import { readCenterSearch } from '../../../center/center-search.ts'

export const Route = createFileRoute('/userCenter/manage/companyManage')({
  staticData: { shell: 'userCenter', pattern: '/userCenter/manage/companyManage' },
  validateSearch: readCenterSearch,
  loader: ({ context }) => loadCenter(context),
  head: () => centerHead(16),
  component: Page,
})

function Page() {
  return (
    <CenterFrame type={16}>
      <CompanyRoom search={Route.useSearch()} />
    </CenterFrame>
  )
}
