import { createFileRoute } from '@tanstack/react-router'
import { hotInZone, zoneHome } from '../../prefecture/queries.ts'
import { zoneHead } from '../../prefecture/zone-head.ts'
import { latePage } from '../../rendering/late-page.tsx'

const ZonePage = latePage(
  () => import('../../prefecture/ZonePage.tsx'),
  (page) => page.ZonePage,
)

const description = '电路方案带物料表，课程、技术资料与原厂资料可在线读，可打包下载。'

export const Route = createFileRoute('/prefecture/')({
  staticData: { shell: 'index' },
  loader: ({ context: { queryClient, call } }) =>
    Promise.all([queryClient.ensureQueryData(zoneHome(call)), queryClient.prefetchQuery(hotInZone(call))]),
  head: ({ match }) =>
    zoneHead({ title: '技术专区', description, path: '/prefecture', kind: 'CollectionPage' }, match.context.visit),
  component: ZonePage,
})
