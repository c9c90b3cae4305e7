import { createFileRoute } from '@tanstack/react-router'
import { AccountSettings } from '../../account/AccountSettings.tsx'
import { centerHead } from '../../account/center-head.ts'
import { loadCenter } from '../../account/center-route.ts'
import { readCenterSearch } from '../../account/center-search.ts'
import { CenterFrame } from '../../account/CenterFrame.tsx'

export const Route = createFileRoute('/userCenter/accountSetting')({
  staticData: { shell: 'userCenter' },
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
