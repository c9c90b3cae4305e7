import { createFileRoute } from '@tanstack/react-router'
import { entryHead } from '../../mall/mall-head.ts'
import { EntryPage } from '../../mall/entry/EntryPage.tsx'
import { readEntryParams } from '../../mall/mall-params.ts'

export const Route = createFileRoute('/mall/enterGarrison')({
  staticData: { shell: 'default' },
  validateSearch: readEntryParams,
  head: ({ match }) => entryHead(match.context.visit),
  component: Page,
})

function Page() {
  return <EntryPage search={Route.useSearch()} />
}
