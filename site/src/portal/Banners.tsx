import type { Banner } from '@xinpu/sdk/types'
import { late } from '../rendering/late.tsx'

/** Pictures that lead somewhere. */
export const Banners = late(() => import('@xinpu/ui/banner-strip').then((module) => module.BannerStrip))

/** Has them ready before their page is shown, where there are any. */
export async function bringBanners(asked: Promise<readonly Banner[]>): Promise<void> {
  const banners = await asked
  if (banners.length > 0) await Banners.bring()
}
