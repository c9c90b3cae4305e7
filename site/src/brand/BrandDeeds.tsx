import type { SpecBrand } from '@xinpu/sdk/types'
import { NotHereDialog, onDemand } from '@xinpu/ui/primitives'
import { Suspense, useEffect } from 'react'
import { openDeed, useDeed } from '../datasheet/deed.ts'

const ClaimDesk = onDemand(() => import('./ClaimDesk.tsx').then((module) => module.ClaimDesk), NotHereDialog)
const EditDesk = onDemand(() => import('./EditDesk.tsx').then((module) => module.EditDesk), NotHereDialog)

/** The dialogs of a brand's pages; each comes when it is first asked for. */
export function BrandDeeds({ brand }: { brand: SpecBrand }) {
  const deed = useDeed()
  useEffect(() => () => openDeed(undefined), [brand.id])
  if (!deed || !('brandId' in deed) || deed.brandId !== brand.id) return null

  return (
    <Suspense>
      {deed.kind === 'claimBrand' ? (
        <ClaimDesk brand={brand} onClose={() => openDeed(undefined)} />
      ) : (
        <EditDesk brand={brand} onClose={() => openDeed(undefined)} />
      )}
    </Suspense>
  )
}
