import { latePage } from '../rendering/late-page.tsx'

/** Documents, columns and courses are lists of one kind. */
export const LateTechListPage = latePage(
  () => import('./TechListPage.tsx'),
  (page) => page.TechListPage,
)

/** A document, a column and a course are read alike. */
export const LateTechPage = latePage(
  () => import('./TechPage.tsx'),
  (page) => page.TechPage,
  (page) => page.bringBody(),
)
