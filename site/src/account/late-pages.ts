import { latePage } from '../rendering/late-page.tsx'

/** An account is opened by oneself, and by invitation. */
export const LateRegisterPage = latePage(
  () => import('./RegisterPage.tsx'),
  (page) => page.RegisterPage,
)
