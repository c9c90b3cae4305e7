import { createFileRoute } from '@tanstack/react-router'
import { centerHead } from '../../../account/center-head.ts'
import { loadCenter } from '../../../account/center-route.ts'
import { readCenterSearch } from '../../../account/center-search.ts'
import { CenterPage } from '../../../account/CenterPage.tsx'

export const Route = createFileRoute('/userCenter/taskList/taskList')({
  staticData: { shell: 'userCenter' },
  validateSearch: readCenterSearch,
  loader: ({ context }) => loadCenter(context),
  head: () => centerHead(22),
  component: Page,
})

function Page() {
  return <CenterPage search={{ ...Route.useSearch(), type: 22 }} />
}
