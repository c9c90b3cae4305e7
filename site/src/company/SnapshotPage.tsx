import { useSuspenseQuery } from '@tanstack/react-query'
import type { TycSnapShot } from '@xinpu/sdk/types'
import { CompanySnapshot } from '@xinpu/ui/company'
import { BareLayout } from '@xinpu/ui/layout'
import { BareHeader, SiteFooter } from '@xinpu/ui/frame'
import { EmptyState, LinkButton } from '@xinpu/ui/primitives'
import { useCall, useVisit } from '../app/api.ts'
import { settings } from '../app/settings.ts'
import { usePlace } from '../app/use-place.ts'
import { registerPlace } from './places.ts'
import { registered } from './queries.ts'
import { Source } from './Source.tsx'

/** R026: the entry as it was stored, with its time and its hash; it prints. */
export function SnapshotPage({ id, snapshot }: { id: number; snapshot: TycSnapShot | null }) {
  const call = useCall()
  const place = usePlace()
  const { data: company } = useSuspenseQuery(registered(call, id))
  const { now } = useVisit()
  const back = place(registerPlace(id))

  return (
    <BareLayout
      header={<BareHeader home={settings.rootPage} />}
      footer={<SiteFooter variant="line" places={{}} year={new Date(now).getUTCFullYear()} icp={icp} />}
    >
      {snapshot ? (
        <CompanySnapshot snapshot={snapshot} name={company.name} back={back} />
      ) : (
        <EmptyState
          title="还没有快照"
          why="刷新一次，取到的登记内容会存成快照。"
          action={<LinkButton href={back}>回到企业页</LinkButton>}
        />
      )}
      {!snapshot && <Source {...company} />}
    </BareLayout>
  )
}

const icp = { number: settings.icpNo, url: settings.icpUrl }
