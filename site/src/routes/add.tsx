import { createFileRoute } from '@tanstack/react-router'
import { me } from '../app/queries.ts'
import { ownHead } from '../app/settings.ts'
import { channels } from '../article/queries.ts'
import { readWriteParams } from '../article/write/write-params.ts'
import { latePage } from '../rendering/late-page.tsx'

const WritePage = latePage(
  () => import('../article/write/WritePage.tsx'),
  (page) => page.WritePage,
)

export const Route = createFileRoute('/add')({
  staticData: { shell: 'index' },
  validateSearch: readWriteParams,
  loader: async ({ context: { queryClient, call } }) => {
    await Promise.all([queryClient.ensureQueryData(me(call)), queryClient.ensureQueryData(channels(call))])
  },
  head: () => ownHead('写文章'),
  component: Page,
})

function Page() {
  return <WritePage search={Route.useSearch()} />
}
