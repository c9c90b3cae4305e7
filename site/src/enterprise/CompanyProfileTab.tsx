import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import * as enterprise from '@xinpu/sdk/enterprise'
import { invalidate, query } from '@xinpu/sdk/query'
import { EnterpriseProfileForm } from '@xinpu/ui/enterprise'
import { toast } from '@xinpu/ui/primitives'
import { Region } from '../account/Region.tsx'
import { uploadFor } from '../app/files.ts'

/** What others read of the enterprise; it needs no review. */
export function CompanyProfileTab() {
  const { call } = useRouteContext({ from: '__root__' })
  const queryClient = useQueryClient()
  const detail = useQuery(query(call, enterprise.certificationDetail, {}))

  return (
    <Region of={detail}>
      {(known) =>
        known && (
          <EnterpriseProfileForm
            detail={known}
            save={async (profile) => {
              await call(enterprise.certificationUpdate, profile)
              toast.success('已保存')
              await invalidate(queryClient, enterprise.certificationUpdate)
            }}
            uploadLogo={uploadFor(call, 'image')}
          />
        )
      }
    </Region>
  )
}
