import { createFileRoute } from '@tanstack/react-router'
import { me } from '../../app/queries.ts'
import { circlesHead } from '../../circle/circle-head.ts'
import { readHomeParams } from '../../circle/circle-params.ts'
import { homeInput, hotCircles, trendsOf } from '../../circle/queries.ts'
import { latePage } from '../../rendering/late-page.tsx'

const HomePage = latePage(
  () => import('../../circle/HomePage.tsx'),
  (page) => page.HomePage,
)

export const Route = createFileRoute('/circle/')({
  staticData: { shell: 'index' },
  validateSearch: readHomeParams,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, call }, deps }) => {
    const person = await queryClient.ensureQueryData(me(call))
    await Promise.all([
      person || deps.tab !== 'follow' ? queryClient.prefetchQuery(trendsOf(call, homeInput(deps))) : undefined,
      queryClient.prefetchQuery(hotCircles(call)),
      queryClient.prefetchQuery(trendsOf(call, { sort: 'unanswered' })),
    ])
    return { isVisitor: !person }
  },
  head: ({ match }) => circlesHead({ name: '工程师圈子', path: '/circle' }, match.context.visit),
  component: Page,
})

function Page() {
  return <HomePage search={Route.useSearch()} isVisitor={Route.useLoaderData().isVisitor} />
}
