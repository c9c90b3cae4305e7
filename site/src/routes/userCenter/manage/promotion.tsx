import { createFileRoute } from '@tanstack/react-router'
import { PromotionRoom } from '../../../center/PromotionRoom.tsx'
import { CenterFrame } from '../../../center/CenterFrame.tsx'
import { centerHead, loadCenter } from '../../../center/center-route.ts'
import { readCenterSearch } from '../../../center/center-search.ts'

export const Route = createFileRoute('/userCenter/manage/promotion')({
  staticData: { shell: 'userCenter', pattern: '/userCenter/manage/promotion' },
  validateSearch: readCenterSearch,
  loader: ({ context }) => loadCenter(context),
  head: () => centerHead(21),
  component: Page,
})

function Page() {
  return (
    <CenterFrame type={21}>
      <PromotionRoom search={Route.useSearch()} />
    </CenterFrame>
  )
}
