import { createFileRoute } from '@tanstack/react-router'
import { mobileHead } from '../../portal/mobile-head.ts'
import { MobilePage } from '../../portal/MobilePage.tsx'
import { appRelease } from '../../portal/queries.ts'

export const Route = createFileRoute('/mobile/')({
  staticData: { shell: 'default' },
  loader: ({ context: { queryClient, call } }) => queryClient.ensureQueryData(appRelease(call)),
  head: ({ loaderData, match }) => mobileHead(loaderData ?? null, match.context.visit),
  component: MobilePage,
})
