import { useQuery } from '@tanstack/react-query'
import { certificationDetail } from '@xinpu/sdk/enterprise'
import { query } from '@xinpu/sdk/query'
import type { EnterpriseVO } from '@xinpu/sdk/types'
import { Button, NotHereDialog, onDemand, Tag } from '@xinpu/ui/primitives'
import { Suspense, useState } from 'react'
import { useLogin } from '../account/LoginContainer.tsx'
import { useCall } from '../app/api.ts'
import { me } from '../app/queries.ts'

const JoinCompanyDialog = onDemand(
  () => import('./JoinCompanyDialog.tsx').then((module) => module.JoinCompanyDialog),
  NotHereDialog,
)

/** Asks to join a company; a visitor logs in first, and who is somewhere already has nothing to ask. */
export function JoinCompany({ company }: { company: EnterpriseVO }) {
  const call = useCall()
  const { openLogin } = useLogin()
  const { data: who } = useQuery(me(call))
  const { data: mine } = useQuery({ ...query(call, certificationDetail, {}), enabled: Boolean(who) })
  const [isOpen, setOpen] = useState(false)
  if (mine?.memberStatus === 'joined' && mine.status === 'certified') return null
  if (mine?.memberStatus === 'applying' && mine.id === company.id) return <Tag>已申请加入</Tag>

  return (
    <>
      <Button onPress={() => (who ? setOpen(true) : openLogin())}>加入该企业</Button>
      {isOpen && (
        <Suspense>
          <JoinCompanyDialog company={company} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
