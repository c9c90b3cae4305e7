import { useQuery } from '@tanstack/react-query'
import {
  agreementDetail,
  agreementList,
  agreementPublish,
  agreementRemove,
  agreementSave,
  agreementWithdraw,
} from '@xinpu/sdk/admin'
import { agreementKindLabels } from '@xinpu/sdk/labels'
import { query } from '@xinpu/sdk/query'
import type { AgreementEntry } from '@xinpu/sdk/types'
import { toast } from '@xinpu/ui/primitives'
import { AgreementDesk } from '@xinpu/ui/review'
import type { RoomProps } from '../account/CenterPage.tsx'
import { namedIn } from '../account/named-in.ts'
import { centerHref } from '../account/places.ts'
import { pageSize } from '../account/records.ts'
import { useCall } from '../app/api.ts'
import { shownOf } from '../app/shown.ts'
import { useAct } from '../app/use-act.ts'
import { usePlace } from '../app/use-place.ts'

const here = { type: 99, tab: 'agreement' }
const isKind = namedIn(agreementKindLabels)

/** The versions of what people agree to; the address says of which text. */
export function AgreementTab({ search: { kind: given, page = 1 } }: RoomProps) {
  const call = useCall()
  const act = useAct()
  const hrefOfVersion = useVersionHref()
  const kind = isKind(given) ? given : 'service'
  const entries = useQuery(query(call, agreementList, { kind, pageIndex: page, pageSize }))

  return (
    <AgreementDesk
      key={kind}
      items={shownOf(entries)}
      page={page}
      pageSize={pageSize}
      hrefFor={(other) => centerHref({ ...here, kind, page: other })}
      kind={kind}
      hrefOfKind={(other) => centerHref({ ...here, kind: other })}
      hrefOfVersion={hrefOfVersion}
      onOpen={(id) => call(agreementDetail, { id })}
      onSave={(told) => act(agreementSave, told)}
      onPublish={({ id, revision }, beginTime) =>
        act(agreementPublish, { id, revision, ...(beginTime && { beginTime }) }, ({ number }) =>
          toast.success(beginTime ? `第 ${number} 版已公示，到时生效` : `第 ${number} 版已生效`),
        )
      }
      onWithdraw={({ id }) => act(agreementWithdraw, { id }, () => toast.success('已撤回，回到草稿'))}
      onRemove={({ id }) => act(agreementRemove, { id }, () => toast.success('已删除草稿'))}
    />
  )
}

/** Where everybody reads a version. */
function useVersionHref() {
  const place = usePlace()
  return ({ kind, number }: AgreementEntry) => {
    const version = number === undefined ? {} : { version: number }
    if (kind === 'disclaimer') return place({ to: '/disclaimer', search: version })
    return place({ to: '/privacy', search: { ...(kind === 'service' && { tab: 'agreement' as const }), ...version } })
  }
}
