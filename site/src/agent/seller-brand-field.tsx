import { keywords as brandKeywords } from '@xinpu/sdk/brand'
import type { BrandField } from '@xinpu/ui/agent'
import { BrandPicker } from '@xinpu/ui/brand'
import { useCall } from '../app/api.ts'

/** The field that finds a brand of the library, as the forms of sellers take it. */
export const sellerBrandField = (field: BrandField) => <Brand {...field} />

function Brand({ error, ...field }: BrandField) {
  const call = useCall()
  return (
    <BrandPicker
      {...field}
      {...(error && { error })}
      find={async (words) => (await call(brandKeywords, { keywords: words })).data}
    />
  )
}
