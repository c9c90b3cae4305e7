import { latePage } from '../rendering/late-page.tsx'

/** All news, and those of one channel. */
export const LateNewsPage = latePage(
  () => import('./NewsPage.tsx'),
  (page) => page.NewsPage,
)
