import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { contentList, contentRemove, contentSave, contentTraits } from '@xinpu/sdk/admin'
import { contentKindLabels } from '@xinpu/sdk/labels'
import { query } from '@xinpu/sdk/query'
import { toast } from '@xinpu/ui/primitives'
import { ContentTable } from '@xinpu/ui/review'
import type { RoomProps } from '../account/CenterPage.tsx'
import { namedIn } from '../account/named-in.ts'
import { centerHref } from '../account/places.ts'
import { pageSize } from '../account/records.ts'
import { useCall } from '../app/api.ts'
import { uploadFor } from '../app/files.ts'
import { shownOf } from '../app/shown.ts'
import { useAct } from '../app/use-act.ts'

const here = { type: 99, tab: 'content' }
const isKind = namedIn(contentKindLabels)

/** What the desk sets on pages of the site; the address says which kind, and where. */
export function ContentTab({ search: { kind: given, status: place, page = 1 } }: RoomProps) {
  const call = useCall()
  const act = useAct()
  const navigate = useNavigate()
  const kind = isKind(given) ? given : 'notice'
  const narrowed = { kind, ...(place && { place }) }
  const entries = useQuery(query(call, contentList, { ...narrowed, pageIndex: page, pageSize }))
  const { data: traits } = useQuery(query(call, contentTraits, {}))
  const trait = traits?.find((each) => each.kind === kind)

  return (
    <ContentTable
      key={kind}
      items={shownOf(entries)}
      page={page}
      pageSize={pageSize}
      hrefFor={(other) => centerHref({ ...here, kind, status: place, page: other })}
      kind={kind}
      hrefOfKind={(other) => centerHref({ ...here, kind: other })}
      {...(trait && { trait })}
      {...(place && { place })}
      onPlace={(other) => void navigate({ href: centerHref({ ...here, kind, status: other }) })}
      onSave={(told) => act(contentSave, told, () => toast.success('已保存，页面随即更新'))}
      onRemove={(entry) => act(contentRemove, { kind, id: entry.id }, () => toast.success('已删除'))}
      uploadImage={uploadFor(call, 'image')}
    />
  )
}
