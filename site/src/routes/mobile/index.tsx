import { createFileRoute } from '@tanstack/react-router'
import { mobileHead } from '../../portal/mobile-head.ts'
import { appRelease } from '../../portal/queries.ts'
import { latePage } from '../../rendering/late-page.tsx'

const MobilePage = latePage(
  () => import('../../portal/MobilePage.tsx'),
  (page) => page.MobilePage,
)

export const Route = createFileRoute('/mobile/')({
  staticData: { shell: 'default' },
  loader: ({ context: { queryClient, call } }) => queryClient.ensureQueryData(appRelease(call)),
  head: ({ loaderData, match }) => mobileHead(loaderData ?? null, match.context.visit),
  component: MobilePage,
})
