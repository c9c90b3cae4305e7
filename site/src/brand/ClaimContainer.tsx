import { useQuery } from '@tanstack/react-query'
import { mineApply } from '@xinpu/sdk/brand'
import type { SpecBrand } from '@xinpu/sdk/types'
import { BrandDialog } from '@xinpu/ui/brand'
import { centerHref } from '../account/places.ts'
import { identity } from '../account/queries.ts'
import { uploadFor } from '../app/files.ts'
import { shownOf } from '../app/shown.ts'
import { useAct } from '../app/use-act.ts'
import { useCall } from '../app/api.ts'

const certification = 16

/** Takes the claim of an enterprise on a brand to the reviewers. */
export function ClaimContainer({ brand, onClose }: { brand: SpecBrand; onClose: () => void }) {
  const call = useCall()
  const act = useAct()
  const who = shownOf(useQuery(identity(call)))

  return (
    <BrandDialog
      mode="claim"
      brand={brand}
      isCertified={typeof who === 'object' && 'isEnterprise' in who ? who.isEnterprise : who}
      certifyHref={centerHref({ type: certification })}
      uploadProof={uploadFor(call, 'certificate')}
      claim={async (proof) => {
        await act(mineApply, { brandId: brand.id, ...proof })
      }}
      isOpen
      onOpenChange={onClose}
    />
  )
}
