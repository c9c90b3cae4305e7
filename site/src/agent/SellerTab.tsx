import { useQuery } from '@tanstack/react-query'
import { certificationDetail } from '@xinpu/sdk/enterprise'
import { query } from '@xinpu/sdk/query'
import type { AgentVO, TraderVO } from '@xinpu/sdk/types'
import { AgentCard, AgentForm, type AgentProfile } from '@xinpu/ui/agent'
import { Section, toast, Button, ConfirmDialog } from '@xinpu/ui/primitives'
import { useState } from 'react'
import { Region } from '../account/Region.tsx'
import { useCall, useVisit } from '../app/api.ts'
import { uploadFor } from '../app/files.ts'
import { useAct } from '../app/use-act.ts'
import { sellerBrandField } from './seller-brand-field.tsx'
import { sellerCalls, type SellerKind } from './seller-calls.ts'

/** The page of the person's enterprise; without a seller it has none yet. */
export type OwnSeller = { kind: 'agent'; seller?: AgentVO } | { kind: 'trader'; seller?: TraderVO }

/** What the page says: opened, seen as visitors see it, changed and closed. */
export function SellerTab({ own }: { own: OwnSeller }) {
  const call = useCall()
  const act = useAct()
  const certified = useQuery(query(call, certificationDetail, {}))
  const { kind, seller } = own
  const calls = sellerCalls[kind]
  const save = (profile: AgentProfile) =>
    calls.save(act, seller?.id, profile, () => toast.success(seller ? '已保存' : `${calls.noun}主页已开通`))

  return (
    <>
      <Preview own={own} />
      <Section title={seller ? '修改资料' : `开通${calls.noun}主页`}>
        <Region of={certified}>
          {(known) => (
            <AgentForm
              kind={kind}
              {...(seller && { known: seller })}
              enterpriseName={known?.name ?? ''}
              save={save}
              uploadLogo={uploadFor(call, 'image')}
              brandField={sellerBrandField}
            />
          )}
        </Region>
      </Section>
      {seller && <CloseSeller kind={kind} id={seller.id} />}
    </>
  )
}

function Preview({ own: { kind, seller } }: { own: OwnSeller }) {
  const visit = useVisit()
  if (!seller) return null

  return (
    <Section title="访客看到的样子">
      <AgentCard of={{ kind, seller } as { kind: 'agent'; seller: AgentVO }} now={new Date(visit.now)} />
    </Section>
  )
}

/** Closes the page of the enterprise; what goes with it is said first. */
function CloseSeller({ kind, id }: { kind: SellerKind; id: number }) {
  const act = useAct()
  const [isAsking, setAsking] = useState(false)
  const { noun, closing, close } = sellerCalls[kind]

  return (
    <>
      <Button tone="quiet" onPress={() => setAsking(true)}>
        关闭{noun}主页
      </Button>
      <ConfirmDialog
        title={`关闭${noun}主页`}
        verb={`关闭${noun}主页`}
        isOpen={isAsking}
        onOpenChange={setAsking}
        confirm={() => close(act, id, () => toast.success(`${noun}主页已关闭`))}
        failureOf={(error) => (error instanceof Error && error.message) || '没有关闭，请再试一次'}
      >
        {closing}
      </ConfirmDialog>
    </>
  )
}
