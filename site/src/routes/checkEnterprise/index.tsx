import { createFileRoute } from '@tanstack/react-router'
import { lookupHead } from '../../company/heads.ts'
import { LookupPage } from '../../company/LookupPage.tsx'
import { hotCompanies } from '../../company/queries.ts'

export const Route = createFileRoute('/checkEnterprise/')({
  staticData: { shell: 'index' },
  loader: ({ context: { queryClient, call } }) => queryClient.prefetchQuery(hotCompanies(call)),
  head: ({ match }) => lookupHead(match.context.visit),
  component: LookupPage,
})
