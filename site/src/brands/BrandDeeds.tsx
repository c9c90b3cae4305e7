import type { SpecBrand } from '@xinpu/sdk/types'
import { lazy, Suspense, useEffect } from 'react'
import { openDeed, useDeed } from '../reading/deed.ts'

const ClaimDesk = lazy(() => import('./ClaimDesk.tsx').then((module) => ({ default: module.ClaimDesk })))
const EditDesk = lazy(() => import('./EditDesk.tsx').then((module) => ({ default: module.EditDesk })))

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
