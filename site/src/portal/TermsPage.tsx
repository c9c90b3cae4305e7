import { linkOptions } from '@tanstack/react-router'
import { LinkTabs, PageBody } from '@xinpu/ui/primitives'
import { usePlace } from '../app/use-place.ts'
import { AgreementPage } from './AgreementPage.tsx'
import { termsKinds, type TermsTab } from './terms.ts'

interface TermsPageProps {
  /** Which of the two texts is read. */
  tab: TermsTab
  /** An earlier edition. */
  version: number | undefined
}

/** What everybody agrees to who registers: privacy, and the terms of service. */
export function TermsPage({ tab, version }: TermsPageProps) {
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
      <AgreementPage kind={termsKinds[tab]} version={version} placeOf={placeOf} />
    </PageBody>
  )
}
