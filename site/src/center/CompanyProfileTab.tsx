import { useQuery } from '@tanstack/react-query'
import * as enterprise from '@xinpu/sdk/enterprise'
import { query } from '@xinpu/sdk/query'
import { EnterpriseProfileForm } from '@xinpu/ui/enterprise'
import { toast } from '@xinpu/ui/primitives'
import { uploadFor } from '../app/upload.ts'
import { useAct } from '../app/use-act.ts'
import { useCall } from '../app/use-call.ts'
import { Region } from './Region.tsx'

/** What others read of the enterprise; it needs no review. */
export function CompanyProfileTab() {
  const call = useCall()
  const act = useAct()
  const detail = useQuery(query(call, enterprise.certificationDetail, {}))

  return (
    <Region of={detail}>
      {(known) =>
        known && (
          <EnterpriseProfileForm
            detail={known}
            save={async (profile) => {
              await act(enterprise.certificationUpdate, profile, () => toast.success('已保存'))
            }}
            uploadLogo={uploadFor(call, 'image')}
          />
        )
      }
    </Region>
  )
}
