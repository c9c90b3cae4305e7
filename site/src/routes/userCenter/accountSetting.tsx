import { createFileRoute } from '@tanstack/react-router'
import { AccountSettings } from '../../center/AccountSettings.tsx'
import { CenterFrame } from '../../center/CenterFrame.tsx'
import { centerHead, loadCenter } from '../../center/center-route.ts'
import { readCenterSearch } from '../../center/center-search.ts'

export const Route = createFileRoute('/userCenter/accountSetting')({
  staticData: { shell: 'userCenter', pattern: '/userCenter/accountSetting' },
  validateSearch: readCenterSearch,
  loader: ({ context }) => loadCenter(context),
  head: () => centerHead(7),
  component: Page,
})

function Page() {
  return (
    <CenterFrame type={7}>
      <AccountSettings search={Route.useSearch()} />
    </CenterFrame>
  )
}
