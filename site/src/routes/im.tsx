import { createFileRoute } from '@tanstack/react-router'
import { centerHead } from '../account/center-head.ts'
import { readImParams } from '../message/im-params.ts'
import { loadTalks } from '../message/load-talks.ts'
import { latePage } from '../rendering/late-page.tsx'

const ImPage = latePage(
  () => import('../message/ImPage.tsx'),
  (page) => page.ImPage,
)

export const Route = createFileRoute('/im')({
  staticData: { shell: 'userCenter' },
  validateSearch: readImParams,
  loader: ({ context }) => loadTalks(context),
  head: () => centerHead(29),
  component: Page,
})

function Page() {
  return <ImPage search={Route.useSearch()} />
}
