import { createFileRoute } from '@tanstack/react-router'
import { orNotFound } from '../../../app/not-found.ts'
import { compareHead } from '../../../catalogue/compare-head.ts'
import { comparedIn, readCompareParams } from '../../../catalogue/compare-params.ts'
import { comparison } from '../../../catalogue/compare-queries.ts'
import { LateMissingPage } from '../../../portal/late-pages.tsx'
import { latePage } from '../../../rendering/late-page.tsx'

const ComparePage = latePage(
  () => import('../../../catalogue/ComparePage.tsx'),
  (page) => page.ComparePage,
)

/** `ids=1,2,3`: a comparison that anyone can open who has the address. */
export const Route = createFileRoute('/prefecture/electronicComponentList/compare')({
  staticData: { shell: 'index' },
  validateSearch: readCompareParams,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, call }, deps }) => {
    const { ids } = comparedIn(deps)
    if (ids.length < 2) return []
    const { models } = await orNotFound(queryClient.ensureQueryData(comparison(call, ids, deps.qty)))
    return models.map(({ model }) => ({ model }))
  },
  head: ({ loaderData }) => compareHead(loaderData ?? []),
  notFoundComponent: () => <LateMissingPage noun="型号资料" />,
  component: Page,
})

function Page() {
  return <ComparePage search={Route.useSearch()} />
}
