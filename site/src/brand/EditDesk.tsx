import { useQueryClient } from '@tanstack/react-query'
import { useRouteContext, useRouter } from '@tanstack/react-router'
import { mineEdit } from '@xinpu/sdk/brand'
import { invalidate } from '@xinpu/sdk/query'
import type { SpecBrand } from '@xinpu/sdk/types'
import { BrandDialog } from '@xinpu/ui/brand'
import { uploadFor } from '../app/files.ts'

/** Changes what a brand says of itself, for the enterprise that holds it. */
export function EditDesk({ brand, onClose }: { brand: SpecBrand; onClose: () => void }) {
  const { call } = useRouteContext({ from: '__root__' })
  const queryClient = useQueryClient()
  const router = useRouter()

  return (
    <BrandDialog
      mode="edit"
      brand={brand}
      uploadLogo={uploadFor(call, 'image')}
      save={async (changes) => {
        await call(mineEdit, { id: brand.id, ...changes })
        await invalidate(queryClient, mineEdit)
        // The title of the page names the brand too.
        await router.invalidate()
      }}
      isOpen
      onOpenChange={onClose}
    />
  )
}
