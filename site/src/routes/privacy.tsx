import { createFileRoute } from '@tanstack/react-router'
import { agreement, agreementVersion, DocPage } from '@xinpu/ui/frame'
import { LinkTabs, PageBody } from '@xinpu/ui/primitives'
import { oneOf, readsAddress } from '../app/address.ts'
import { usePlace } from '../app/use-place.ts'
import { privacy, privacyDate } from '../portal/privacy.ts'
import { staticHead } from '../portal/static-head.ts'

const words = {
  privacy: { title: '隐私政策', description: '收集什么、用来做什么、保存多久，以及怎样取回。', path: '/privacy' },
  agreement: { title: '用户服务协议', description: '使用芯谱的约定。', path: '/privacy?tab=agreement' },
}

const readSearch = readsAddress({ tab: oneOf(['agreement']) })

export const Route = createFileRoute('/privacy')({
  staticData: { shell: 'default' },
  validateSearch: readSearch,
  head: ({ match }) => staticHead({ ...words[match.search.tab ?? 'privacy'], kind: 'WebPage' }, match.context.visit),
  component: Page,
})

function Page() {
  const { tab = 'privacy' } = Route.useSearch()
  const place = usePlace()

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
      <DocPage
        title={words[tab].title}
        updatedAt={tab === 'privacy' ? privacyDate : agreementVersion.since}
        sections={tab === 'privacy' ? privacy : agreement}
        numbering="decimal"
      />
    </PageBody>
  )
}
