import { latePage } from '../rendering/late-page.tsx'

/** A brand that there is not, on any of its pages. */
export const LateMissingBrand = latePage(
  () => import('./MissingBrand.tsx'),
  (page) => page.MissingBrand,
)
