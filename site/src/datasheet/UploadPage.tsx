import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { LoginGate } from '@xinpu/ui/account'
import { DefaultLayout, PageHead } from '@xinpu/ui/layout'
import { useLogin } from '../account/LoginDesk.tsx'
import { useAutoLogin } from '../account/use-auto-login.ts'
import { me } from '../app/queries.ts'
import { settings } from '../app/settings.ts'
import { MyUploads } from './MyUploads.tsx'
import type { UploadParams } from './upload-params.ts'
import { UploadDesk } from './UploadDesk.tsx'

/** R019: datasheets are handed in here, and their reviews followed. */
export function UploadPage({ search }: { search: UploadParams }) {
  const { call } = useRouteContext({ from: '__root__' })
  const { data: who } = useQuery(me(call))
  useAutoLogin(who === null)
  if (!who) return <Gate />

  return (
    <DefaultLayout head={<PageHead title="上传数据手册" />}>
      <UploadDesk search={search} />
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
        registerHref="/register"
        alternative={{ label: '先去搜索数据手册', href: settings.rootPage }}
      />
    </DefaultLayout>
  )
}
