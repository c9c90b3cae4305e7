import { useRouteContext } from '@tanstack/react-router'
import { keywords as brandKeywords } from '@xinpu/sdk/brand'
import type { BrandField } from '@xinpu/ui/agent'
import { BrandPicker } from '@xinpu/ui/brand'

/** The field that finds a brand of the library, as the forms of sellers take it. */
export const sellerBrandField = (field: BrandField) => <Brand {...field} />

function Brand({ error, ...field }: BrandField) {
  const { call } = useRouteContext({ from: '__root__' })
  return (
    <BrandPicker
      {...field}
      {...(error && { error })}
      find={async (words) => (await call(brandKeywords, { keywords: words })).data}
    />
  )
}
