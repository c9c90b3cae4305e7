import { useQuery } from '@tanstack/react-query'
import { registerIsNameFree } from '@xinpu/sdk/account'
import * as enterprise from '@xinpu/sdk/enterprise'
import { query } from '@xinpu/sdk/query'
import type { EnterpriseUserDetail, BusinessLicense } from '@xinpu/sdk/types'
import { CertifyForm, type CertifyDraft } from '@xinpu/ui/enterprise'
import { Skeleton, toast } from '@xinpu/ui/primitives'
import { Region } from '../account/Region.tsx'
import type { StoredDraft } from '../account/use-draft.tsx'
import { optionsOf, uploadFor } from '../app/files.ts'
import { useAct } from '../app/use-act.ts'
import { useCall } from '../app/api.ts'

export interface ApplicationProps {
  /** What was typed before, and where to keep what is typed now. */
  draft: StoredDraft<ApplicationDraft>
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

/** The form's name among the drafts. */
export const applicationForm = 'certification'

/** What stands in the application, with what was read from its licence. */
interface ApplicationDraft {
  fields: CertifyDraft
  licence?: BusinessLicense
}

/** Whether what was kept is an application of this version of the site. */
export const isApplication = (value: unknown): value is ApplicationDraft => {
  const fields = (value as Partial<ApplicationDraft> | null)?.fields as Partial<CertifyDraft> | undefined
  return typeof fields?.name === 'string' && typeof fields.creditCode === 'string' && Array.isArray(fields.type)
}
