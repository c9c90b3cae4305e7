import { createFileRoute } from '@tanstack/react-router'
import { agreementText } from '../account/agreements.ts'
import { oneOf, readsAddress, whole } from '../app/address.ts'
import { orNotFound } from '../app/not-found.ts'
import { staticHead } from '../portal/static-head.ts'
import { termsKinds } from '../portal/terms.ts'
import { latePage } from '../rendering/late-page.tsx'

const TermsPage = latePage(
  () => import('../portal/TermsPage.tsx'),
  (page) => page.TermsPage,
)

const words = {
  privacy: { title: '隐私政策', description: '收集什么、用来做什么、保存多久，以及怎样取回。', path: '/privacy' },
  agreement: { title: '用户服务协议', description: '使用芯谱的约定。', path: '/privacy?tab=agreement' },
}

const readSearch = readsAddress({ tab: oneOf(['agreement']), version: whole(9999) })

export const Route = createFileRoute('/privacy')({
  staticData: { shell: 'default' },
  validateSearch: readSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient, call }, deps: { tab, version } }) =>
    orNotFound(queryClient.ensureQueryData(agreementText(call, termsKinds[tab ?? 'privacy'], version))),
  head: ({ match }) => staticHead({ ...words[match.search.tab ?? 'privacy'], kind: 'WebPage' }, match.context.visit),
  component: Page,
})

function Page() {
  const { tab = 'privacy', version } = Route.useSearch()
  return <TermsPage tab={tab} version={version} />
}
