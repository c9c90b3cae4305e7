import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { logExportFile, logList } from '@xinpu/sdk/admin'
import { rightLabels } from '@xinpu/sdk/labels'
import { query } from '@xinpu/sdk/query'
import { DeskLog } from '@xinpu/ui/review'
import type { RoomProps } from '../account/CenterPage.tsx'
import { namedIn } from '../account/named-in.ts'
import { centerHref } from '../account/places.ts'
import { pageSize } from '../account/records.ts'
import { useCall, useVisit } from '../app/api.ts'
import { saveFile } from '../app/files.ts'
import { shownOf } from '../app/shown.ts'

const here = { type: 99, tab: 'log' }
const isRight = namedIn(rightLabels)

/** What was done at the desk; the address says what it is narrowed to. */
export function LogTab({ search: { keywords, kind, page = 1 } }: RoomProps) {
  const call = useCall()
  const visit = useVisit()
  const navigate = useNavigate()
  const filter = { ...(keywords && { keywords }), ...(isRight(kind) && { right: kind }) }
  const entries = useQuery(query(call, logList, { ...filter, pageIndex: page, pageSize }))

  async function save() {
    saveFile(await call(logExportFile, filter), `操作记录-${visit.now.slice(0, 10)}.csv`)
  }

  return (
    <DeskLog
      items={shownOf(entries)}
      page={page}
      pageSize={pageSize}
      hrefFor={(other) => centerHref({ ...here, keywords, kind, page: other })}
      filter={filter}
      onFilter={({ keywords: words, right }) =>
        void navigate({ href: centerHref({ ...here, keywords: words, kind: right }) })
      }
      onExport={save}
      now={new Date(visit.now)}
    />
  )
}
