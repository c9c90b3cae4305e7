import { createFileRoute } from '@tanstack/react-router'
import { lookupHead } from '../../company/heads.ts'
import { hotCompanies } from '../../company/queries.ts'
import { latePage } from '../../rendering/late-page.tsx'

const LookupPage = latePage(
  () => import('../../company/LookupPage.tsx'),
  (page) => page.LookupPage,
)

export const Route = createFileRoute('/checkEnterprise/')({
  staticData: { shell: 'index' },
  loader: ({ context: { queryClient, call } }) => queryClient.prefetchQuery(hotCompanies(call)),
  head: ({ match }) => lookupHead(match.context.visit),
  component: LookupPage,
})
