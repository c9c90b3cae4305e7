import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { LoginGate } from '@xinpu/ui/account'
import { DefaultLayout } from '@xinpu/ui/layout'
import { RadioGroup } from '@xinpu/ui/primitives'
import { useState } from 'react'
import { useLogin } from '../account/LoginContainer.tsx'
import { registerHref } from '../account/places.ts'
import { useAutoLogin } from '../account/use-auto-login.ts'
import { useCall } from '../app/api.ts'
import { me } from '../app/queries.ts'
import { usePlace } from '../app/use-place.ts'
import { ForShop } from '../mall/ForShop.tsx'
import { ForEnterprise } from '../enterprise/ForEnterprise.tsx'
import { bomPlace } from './bom-params.ts'
import { ImportFile } from './ImportFile.tsx'
import { ImportFrame } from './ImportFrame.tsx'
import { importPlace, type ImportParams } from './import-params.ts'
import { ImportTask } from './ImportTask.tsx'

/** R028 and R029: a sheet of posts, of stock or of goods, from the file to the result. */
export function ImportPage({ search }: { search: ImportParams }) {
  const call = useCall()
  const { data: who } = useQuery(me(call))
  useAutoLogin(who === null)
  if (!who) return <Gate />
  if (search.taskId !== undefined) return <ImportTask key={search.taskId} id={search.taskId} search={search} />
  return <Start search={search} />
}

/** The first two steps: the file, and what its columns hold. */
function Start({ search }: { search: ImportParams }) {
  const navigate = useNavigate()
  const [isRead, setRead] = useState(false)
  const { kind } = search
  const turn = (to: string) =>
    void navigate({
      ...importPlace({
        ...search,
        kind: to === 'stock' || to === 'goods' ? to : undefined,
        type: to === '0' ? 0 : undefined,
      }),
      replace: true,
    })
  const file = <ImportFile key={kind} search={search} onRead={setRead} />

  return (
    <ImportFrame
      step={isRead ? 'map' : 'file'}
      kind={kind}
      actions={
        <RadioGroup
          label="发布"
          isLabelHidden
          look="buttons"
          value={kind ?? String(search.type ?? 1)}
          onChange={turn}
          options={[
            { value: '1', label: '求购' },
            { value: '0', label: '供应' },
            { value: 'stock', label: '库存' },
            { value: 'goods', label: '商品' },
          ]}
        />
      }
    >
      {kind === 'goods' && <ForShop>{file}</ForShop>}
      {kind === 'stock' && (
        <ForEnterprise
          title="用表格导入库存"
          why="企业认证后，可以登记库存；型号页、供求大厅和您的企业主页会列出它们。"
        >
          {file}
        </ForEnterprise>
      )}
      {kind === undefined && file}
    </ImportFrame>
  )
}

function Gate() {
  const { openLogin } = useLogin()
  const place = usePlace()
  return (
    <DefaultLayout>
      <LoginGate
        title="登录后用表格批量发布"
        why="列名随意，品牌和数量自动识别，错的行当场改好，一次可发布 50,000 行。"
        onLogin={() => openLogin()}
        registerHref={registerHref}
        alternative={{ label: '先去 BOM 配单', href: place(bomPlace()) }}
      />
    </DefaultLayout>
  )
}
