import { useQuery } from '@tanstack/react-query'
import { mineList, mineRemove } from '@xinpu/sdk/datasheet'
import { query } from '@xinpu/sdk/query'
import { LoginGate } from '@xinpu/ui/account'
import { MySpecList } from '@xinpu/ui/datasheet'
import { DefaultLayout, PageHead } from '@xinpu/ui/layout'
import { toast } from '@xinpu/ui/primitives'
import { useLogin } from '../account/LoginContainer.tsx'
import { useAutoLogin } from '../account/use-auto-login.ts'
import { useCall, useVisit } from '../app/api.ts'
import { me } from '../app/queries.ts'
import { settings } from '../app/settings.ts'
import { shownOf } from '../app/shown.ts'
import { useAct } from '../app/use-act.ts'
import { usePlace } from '../app/use-place.ts'
import { datasheetPlace } from './places.ts'
import { type UploadParams, uploadPlace } from './upload-params.ts'
import { UploadContainer } from './UploadContainer.tsx'
import { registerHref } from '../account/places.ts'

/** R019: datasheets are handed in here, and their reviews followed. */
export function UploadPage({ search }: { search: UploadParams }) {
  const call = useCall()
  const { data: who } = useQuery(me(call))
  useAutoLogin(who === null)
  if (!who) return <Gate />

  return (
    <DefaultLayout head={<PageHead title="上传数据手册" />}>
      <UploadContainer search={search} />
      <MyUploads search={search} />
    </DefaultLayout>
  )
}

function Gate() {
  const { openLogin } = useLogin()
  return (
    <DefaultLayout>
      <LoginGate
        title="登录后上传数据手册"
        why="PDF 会自动识别品牌与型号，审核通过后所有人都能搜到、读到。"
        onLogin={() => openLogin()}
        registerHref={registerHref}
        alternative={{ label: '先去搜索数据手册', href: settings.rootPage }}
      />
    </DefaultLayout>
  )
}

const pageSize = 20

/** What the person uploaded, with its reviews. */
function MyUploads({ search: { status, page = 1 } }: { search: UploadParams }) {
  const call = useCall()
  const visit = useVisit()
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
