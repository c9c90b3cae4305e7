import { useQuery } from '@tanstack/react-query'
import * as enterprise from '@xinpu/sdk/enterprise'
import { query } from '@xinpu/sdk/query'
import { CertifyStatus, JoinForm } from '@xinpu/ui/enterprise'
import { toast } from '@xinpu/ui/primitives'
import { useState } from 'react'
import { Region } from '../account/Region.tsx'
import { useDraft } from '../account/use-draft.tsx'
import { applicationForm, isApplication, Application } from './Application.tsx'
import { useAct } from '../app/use-act.ts'
import { useCall, useVisit } from '../app/api.ts'

type Way = 'status' | 'apply' | 'join'

/** How far the certification is, the application itself, and the way into an enterprise that is certified already. */
export function CertifyTab() {
  const call = useCall()
  const visit = useVisit()
  const detail = useQuery(query(call, enterprise.certificationDetail, {}))
  const draft = useDraft(applicationForm, isApplication)
  const [chosen, setWay] = useState<Way | undefined>()

  return (
    <Region of={detail}>
      {(known) => {
        const isAsking = known !== null && known.memberStatus !== 'joined'
        const way = chosen ?? firstWay(known, draft.initial !== undefined)
        if (way === 'join')
          return (
            <Joining
              {...(isAsking && { asked: { name: known.name, status: known.memberStatus as 'applying' | 'refused' } })}
              onCertify={() => setWay('apply')}
            />
          )
        if (way === 'apply')
          return (
            <Application
              draft={draft}
              {...(known && !isAsking && { detail: known })}
              onJoin={() => setWay('join')}
              onDone={() => setWay('status')}
            />
          )
        return (
          <CertifyStatus
            status={known?.status ?? null}
            {...(known && { detail: known })}
            now={new Date(visit.now)}
            {...(canEdit(known) && { onEdit: () => setWay('apply') })}
            onJoin={() => setWay('join')}
          />
        )
      }}
    </Region>
  )
}

/** Who asked to join waits for that; what was begun is gone on with. */
function firstWay(known: { memberStatus: string } | null, hasDraft: boolean): Way {
  if (known !== null && known.memberStatus !== 'joined') return 'join'
  return known === null && hasDraft ? 'apply' : 'status'
}

/** A certified enterprise is changed by its creator. */
const canEdit = (known: { isCreator: boolean } | null) => known === null || known.isCreator

function Joining({
  asked,
  onCertify,
}: {
  asked?: { name: string; status: 'applying' | 'refused' }
  onCertify: () => void
}) {
  const call = useCall()
  const act = useAct()

  async function join(enterpriseId: number, remark: string) {
    await act(enterprise.memberJoin, { enterpriseId, ...(remark && { remark }) }, () =>
      toast.success('已申请加入，等待企业创建者审核'),
    )
  }

  return (
    <JoinForm
      search={async (keywords) => (await call(enterprise.directoryHint, { keywords })).data}
      join={join}
      {...(asked && { asked })}
      onCertify={onCertify}
    />
  )
}
