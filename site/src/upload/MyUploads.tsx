import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { mineList, mineRemove } from '@xinpu/sdk/datasheet'
import { query } from '@xinpu/sdk/query'
import { MySpecList } from '@xinpu/ui/datasheet'
import { toast } from '@xinpu/ui/primitives'
import { datasheetPlace } from '../app/places.ts'
import { shownOf } from '../app/shown.ts'
import { useAct } from '../app/use-act.ts'
import { usePlace } from '../app/use-place.ts'
import { uploadPlace, type UploadParams } from './upload-params.ts'

const pageSize = 20

/** What the person uploaded, with its reviews. */
export function MyUploads({ search: { status, page = 1 } }: { search: UploadParams }) {
  const { call, visit } = useRouteContext({ from: '__root__' })
  const place = usePlace()
  const act = useAct()
  const specs = useQuery(query(call, mineList, { pageIndex: page, pageSize, ...(status && { status }) }))

  async function remove(id: number) {
    await act(mineRemove, { ids: [id] }, () => toast.success('已撤回'))
  }

  return (
    <MySpecList
      specs={shownOf(specs)}
      {...(status && { status })}
      hrefOfStatus={(wanted) => place(uploadPlace({ status: wanted }))}
      hrefOf={(id) => place(datasheetPlace(id))}
      remove={remove}
      now={new Date(visit.now)}
      page={page}
      pageSize={pageSize}
      hrefFor={(other) => place(uploadPlace({ status, page: other }))}
    />
  )
}
