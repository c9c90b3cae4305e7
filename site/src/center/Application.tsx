import { useQuery } from '@tanstack/react-query'
import { registerIsNameFree } from '@xinpu/sdk/account'
import * as enterprise from '@xinpu/sdk/enterprise'
import { query } from '@xinpu/sdk/query'
import type { EnterpriseUserDetail } from '@xinpu/sdk/types'
import { CertifyForm } from '@xinpu/ui/enterprise'
import { Skeleton, toast } from '@xinpu/ui/primitives'
import { optionsOf, uploadFor } from '../app/upload.ts'
import { useAct } from '../app/use-act.ts'
import { useCall } from '../app/use-call.ts'
import type { KeptDraft } from '../app/use-draft.tsx'
import type { ApplicationDraft } from './application-draft.ts'
import { Region } from './Region.tsx'

export interface ApplicationProps {
  /** What was typed before, and where to keep what is typed now. */
  draft: KeptDraft<ApplicationDraft>
  /** What was handed in before. */
  detail?: EnterpriseUserDetail
  onJoin: () => void
  onDone: () => void
}

/** The application for certification. Nothing typed is lost: not by a refusal, a reload or a crash. */
export function Application({ draft, detail, onJoin, onDone }: ApplicationProps) {
  const call = useCall()
  const act = useAct()
  const types = useQuery(query(call, enterprise.directoryTypes, {}))
  if (!draft.isReady) return <Skeleton shape="row" count={8} />

  return (
    <Region of={types}>
      {(kinds) => (
        <CertifyForm
          key={draft.turn}
          {...(detail && { detail })}
          {...(draft.initial && { initial: draft.initial.fields })}
          {...(draft.initial?.licence && { licence: draft.initial.licence })}
          types={kinds}
          uploadLicence={(file, sending) => call(enterprise.certificationUploadLicense, { file }, optionsOf(sending))}
          uploadProxy={uploadFor(call, 'document')}
          isNameFree={(name) => call(registerIsNameFree, { name, type: 'enterprise' })}
          submit={async (certification) => {
            await act(enterprise.certificationAuth, certification, () => {
              draft.done()
              toast.success('已提交，预计 1 个工作日完成审核')
            })
            onDone()
          }}
          onJoin={onJoin}
          draft={draft.bar}
          onChange={(fields, licence) => draft.keep({ fields, ...(licence && { licence }) })}
        />
      )}
    </Region>
  )
}
