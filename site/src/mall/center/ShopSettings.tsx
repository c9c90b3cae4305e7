import { useQuery } from '@tanstack/react-query'
import { merchantEntryUpdate } from '@xinpu/sdk/mall'
import { isShopDraft, ShopForm } from '@xinpu/ui/mall'
import { LinkButton, toast } from '@xinpu/ui/primitives'
import { useDraft } from '../../account/use-draft.tsx'
import { sellerBrandField } from '../../agent/seller-brand-field.tsx'
import { useCall } from '../../app/api.ts'
import { uploadFor } from '../../app/files.ts'
import { useAct } from '../../app/use-act.ts'
import { usePlace } from '../../app/use-place.ts'
import { shopPlace } from '../places.ts'
import { myShop } from '../queries.ts'

/** The shop of the person, to be changed. */
export function ShopSettings() {
  const call = useCall()
  const act = useAct()
  const place = usePlace()
  // Somebody who types is not written over by what comes back.
  const found = useQuery({ ...myShop(call), refetchOnWindowFocus: false })
  const draft = useDraft('shop', isShopDraft)
  const isHere = found.data !== undefined && draft.isReady

  return (
    <ShopForm
      key={draft.turn}
      shop={isHere ? found.data : found.isError ? 'error' : 'loading'}
      onRetry={() => void found.refetch()}
      uploadImage={uploadFor(call, 'image')}
      brandField={sellerBrandField}
      onSubmit={(shop) =>
        act(merchantEntryUpdate, shop, () => {
          draft.done()
          toast.success('已保存，买家现在看到的就是新的')
        })
      }
      actions={found.data && <LinkButton href={place(shopPlace(found.data.id))}>看店铺页</LinkButton>}
      draft={draft.bar}
      initial={draft.initial}
      onChange={draft.keep}
    />
  )
}
