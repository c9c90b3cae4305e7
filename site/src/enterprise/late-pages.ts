import { latePage } from '../rendering/late-page.tsx'

/** Companies are looked for in the mall and among posts. */
export const LateCompanySearchPage = latePage(
  () => import('./CompanySearchPage.tsx'),
  (page) => page.CompanySearchPage,
)
