import { Image } from '../../primitives/Image/Image.tsx'

/** Width by height of a banner. */
export const bannerRatio = 6

export interface ShopBannerProps {
  /** The picture; without one nothing stands there. */
  src: string | undefined
  /** What is to be seen. */
  alt: string
}

/** The picture over a shop, over the whole width. */
export const ShopBanner = ({ src, alt }: ShopBannerProps) =>
  src ? <Image src={src} alt={alt} ratio={bannerRatio} loading="eager" /> : null
