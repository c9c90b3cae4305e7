import { latePage } from '../rendering/late-page.tsx'

/** A category is chosen for datasheets and for parameters. */
export const LateChoicePage = latePage(
  () => import('./ChoicePage.tsx'),
  (page) => page.ChoicePage,
)
