import { createFileRoute, linkOptions } from '@tanstack/react-router'
import { LinkTabs, PageBody } from '@xinpu/ui/primitives'
import { agreementText } from '../account/agreements.ts'
import { oneOf, readsAddress, whole } from '../app/address.ts'
import { orNotFound } from '../app/not-found.ts'
import { usePlace } from '../app/use-place.ts'
import { staticHead } from '../portal/static-head.ts'
import { latePage } from '../rendering/late-page.tsx'

const AgreementPage = latePage(
  () => import('../portal/AgreementPage.tsx'),
  (page) => page.AgreementPage,
)

const words = {
  privacy: { title: '隐私政策', description: '收集什么、用来做什么、保存多久，以及怎样取回。', path: '/privacy' },
  agreement: { title: '用户服务协议', description: '使用芯谱的约定。', path: '/privacy?tab=agreement' },
}

const kinds = { privacy: 'privacy', agreement: 'service' } as const

const readSearch = readsAddress({ tab: oneOf(['agreement']), version: whole(9999) })

export const Route = createFileRoute('/privacy')({
  staticData: { shell: 'default' },
  validateSearch: readSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient, call }, deps: { tab, version } }) =>
    orNotFound(queryClient.ensureQueryData(agreementText(call, kinds[tab ?? 'privacy'], version))),
  head: ({ match }) => staticHead({ ...words[match.search.tab ?? 'privacy'], kind: 'WebPage' }, match.context.visit),
  component: Page,
})

function Page() {
  const { tab = 'privacy', version } = Route.useSearch()
  const place = usePlace()
  const placeOf = (number?: number) =>
    linkOptions({
      to: '/privacy',
      search: { ...(tab === 'agreement' && { tab }), ...(number !== undefined && { version: number }) },
    })

  return (
    <PageBody>
      <LinkTabs
        label="条款"
        current={tab}
        items={[
          { id: 'privacy', label: '隐私政策', href: place({ to: '/privacy' }) },
          { id: 'agreement', label: '用户服务协议', href: place({ to: '/privacy', search: { tab: 'agreement' } }) },
        ]}
      />
      <AgreementPage kind={kinds[tab]} version={version} placeOf={placeOf} />
    </PageBody>
  )
}
