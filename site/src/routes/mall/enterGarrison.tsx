import { createFileRoute } from '@tanstack/react-router'
import { entryHead } from '../../mall/mall-head.ts'
import { readEntryParams } from '../../mall/mall-params.ts'
import { latePage } from '../../rendering/late-page.tsx'

const EntryPage = latePage(
  () => import('../../mall/entry/EntryPage.tsx'),
  (page) => page.EntryPage,
)

export const Route = createFileRoute('/mall/enterGarrison')({
  staticData: { shell: 'default' },
  validateSearch: readEntryParams,
  head: ({ match }) => entryHead(match.context.visit),
  component: Page,
})

function Page() {
  return <EntryPage search={Route.useSearch()} />
}
