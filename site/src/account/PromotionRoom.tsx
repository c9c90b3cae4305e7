import { useQuery } from '@tanstack/react-query'
import { shareCodeMine, shareCodeRecords, shareCodeTotals } from '@xinpu/sdk/account'
import { query } from '@xinpu/sdk/query'
import { InviteRecords, ShareCodeCard } from '@xinpu/ui/account'
import { useCall, useVisit } from '../app/api.ts'
import { saveFile } from '../app/files.ts'
import { shownOf } from '../app/shown.ts'
import type { RoomProps } from './CenterPage.tsx'
import { centerHref } from './places.ts'
import { pageSize } from './records.ts'

const room = 21

/** R116: the code to invite with, and who came by it. */
export function PromotionRoom({ search: { page = 1 } }: RoomProps) {
  const call = useCall()
  const visit = useVisit()
  const share = useQuery(query(call, shareCodeMine, {}))
  const totals = useQuery(query(call, shareCodeTotals, {}))
  const records = useQuery(query(call, shareCodeRecords, { pageIndex: page, pageSize }))

  async function savePoster() {
    if (!share.data) return
    const { posterOf } = await import('./poster.ts')
    saveFile(await posterOf(share.data), '芯谱-邀请海报.png')
  }

  return (
    <>
      <ShareCodeCard share={shownOf(share)} {...(totals.data && { totals: totals.data })} savePoster={savePoster} />
      <InviteRecords
        records={shownOf(records)}
        now={new Date(visit.now)}
        paging={{ page, pageSize, hrefFor: (other) => centerHref({ type: room, page: other }) }}
      />
    </>
  )
}
