import { useRouter } from '@tanstack/react-router'
import { deskEdit, mineEdit } from '@xinpu/sdk/brand'
import type { SpecBrand } from '@xinpu/sdk/types'
import { BrandDialog } from '@xinpu/ui/brand'
import { uploadFor } from '../app/files.ts'
import { useAct } from '../app/use-act.ts'
import { useCall } from '../app/api.ts'

/** Changes what is said of a brand, for the enterprise that holds it or for the desk. */
export function EditContainer({ brand, onClose }: { brand: SpecBrand; onClose: () => void }) {
  const call = useCall()
  const act = useAct()
  const router = useRouter()

  return (
    <BrandDialog
      mode="edit"
      brand={brand}
      uploadLogo={uploadFor(call, 'image')}
      save={async (changes) => {
        await act(brand.isMine ? mineEdit : deskEdit, { id: brand.id, ...changes })
        // The title of the page names the brand too.
        await router.invalidate()
      }}
      isOpen
      onOpenChange={onClose}
    />
  )
}
