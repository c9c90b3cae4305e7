import { createFileRoute } from '@tanstack/react-router'
import { page as pageIn } from '../../../app/address.ts'
import { factories, recommendedDocuments } from '../../../prefecture/queries.ts'
import { zoneHead } from '../../../prefecture/zone-head.ts'
import { latePage } from '../../../rendering/late-page.tsx'

const RecommendedPage = latePage(
  () => import('../../../prefecture/RecommendedPage.tsx'),
  (page) => page.RecommendedPage,
)

const description = '原厂的选型指南与产品总览，中文在前，可在线读，可打包下载。'

export const Route = createFileRoute('/prefecture/originalDateRecommend/$page')({
  staticData: { shell: 'index' },
  loader: ({ context: { queryClient, call }, params }) =>
    Promise.all([
      queryClient.ensureQueryData(recommendedDocuments(call, pageIn(params.page) ?? 1)),
      queryClient.prefetchQuery(factories(call)),
    ]),
  head: ({ match: { params, context } }) => {
    const path = `/prefecture/originalDateRecommend/${pageIn(params.page) ?? 1}`
    return zoneHead({ title: '原厂资料推荐', description, path, kind: 'CollectionPage' }, context.visit)
  },
  component: Page,
})

function Page() {
  return <RecommendedPage page={pageIn(Route.useParams().page) ?? 1} />
}
