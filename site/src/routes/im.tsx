import { createFileRoute } from '@tanstack/react-router'
import { centerHead } from '../account/center-head.ts'
import { loadCenter } from '../account/center-route.ts'
import { readImParams } from '../message/im-params.ts'
import { ImPage } from '../message/ImPage.tsx'

export const Route = createFileRoute('/im')({
  staticData: { shell: 'userCenter' },
  validateSearch: readImParams,
  loader: ({ context }) => loadCenter(context),
  head: () => centerHead(29),
  component: Page,
})

function Page() {
  return <ImPage search={Route.useSearch()} />
}
