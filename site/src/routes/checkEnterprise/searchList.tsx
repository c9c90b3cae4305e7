import { createFileRoute } from '@tanstack/react-router'
import { titleOf } from '../../app/settings.ts'
import { loadFound } from '../../company/load.ts'
import { readFound } from '../../company/lookup-params.ts'
import { latePage } from '../../rendering/late-page.tsx'

const FoundPage = latePage(
  () => import('../../company/FoundPage.tsx'),
  (page) => page.FoundPage,
)

export const Route = createFileRoute('/checkEnterprise/searchList')({
  staticData: { shell: 'default' },
  validateSearch: readFound,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadFound(context, deps),
  head: ({ match }) => ({
    meta: [{ title: titleOf(`查企业 ${match.search.keywords ?? ''}`) }, { name: 'robots', content: 'noindex,follow' }],
  }),
  component: Page,
})

function Page() {
  return <FoundPage search={Route.useSearch()} />
}
