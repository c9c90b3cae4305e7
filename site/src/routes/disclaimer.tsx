import { createFileRoute, linkOptions } from '@tanstack/react-router'
import { Button, LinkButton, PageBody } from '@xinpu/ui/primitives'
import { useAgreement } from '../account/agreement.tsx'
import { agreementText } from '../account/agreements.ts'
import { readsAddress, whole } from '../app/address.ts'
import { orNotFound } from '../app/not-found.ts'
import { usePlace } from '../app/use-place.ts'
import { staticHead } from '../portal/static-head.ts'
import { latePage } from '../rendering/late-page.tsx'

const AgreementPage = latePage(
  () => import('../portal/AgreementPage.tsx'),
  (page) => page.AgreementPage,
)

const readSearch = readsAddress({ version: whole(9999) })

export const Route = createFileRoute('/disclaimer')({
  staticData: { shell: 'default' },
  validateSearch: readSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient, call }, deps: { version } }) =>
    orNotFound(queryClient.ensureQueryData(agreementText(call, 'disclaimer', version))),
  head: ({ match }) =>
    staticHead(
      {
        title: '免责声明',
        description: '参数、交易、外部链接与企业信息的责任说明。',
        path: '/disclaimer',
        kind: 'WebPage',
      },
      match.context.visit,
    ),
  component: Page,
})

const placeOf = (number?: number) =>
  linkOptions({ to: '/disclaimer', search: number === undefined ? {} : { version: number } })

function Page() {
  const { version } = Route.useSearch()
  const agreement = useAgreement()
  const place = usePlace()

  return (
    <PageBody>
      <AgreementPage
        kind="disclaimer"
        version={version}
        placeOf={placeOf}
        actions={
          <>
            <LinkButton href={place({ to: '/privacy' })}>隐私政策</LinkButton>
            <Button onPress={() => agreement.open()}>用户协议</Button>
          </>
        }
      />
    </PageBody>
  )
}
