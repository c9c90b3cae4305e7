import { createFileRoute } from '@tanstack/react-router'
import { me } from '../../app/queries.ts'
import { circlesHead } from '../../circle/circle-head.ts'
import { readHomeParams } from '../../circle/circle-params.ts'
import { homeInput, HomePage } from '../../circle/HomePage.tsx'
import { hotCircles, trendsOf } from '../../circle/queries.ts'

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
