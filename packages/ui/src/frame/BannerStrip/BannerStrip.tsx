import type { Banner } from '@xinpu/sdk/types'
import { Carousel } from '../../primitives/Carousel/Carousel.tsx'
import { Image } from '../../primitives/Image/Image.tsx'
import * as S from './BannerStrip.styles.ts'

export interface BannerStripProps {
  /** What the pictures have in common: ‘商城活动’. */
  label: string
  /** The pictures, in their order; without any nothing is shown. */
  banners: readonly Banner[]
}

/** Pictures that lead somewhere, one at a time, three times as wide as high. */
export function BannerStrip({ label, banners }: BannerStripProps) {
  if (banners.length === 0) return null

  return (
    <S.Root>
      <Carousel
        label={label}
        ratio="3 / 1"
        interval={banners.length > 1 ? 6 : 0}
        slides={banners.map((banner, at) => ({
          id: String(banner.id),
          label: banner.title,
          children: (
            <S.Way href={banner.url}>
              <Image src={banner.imgUrl} alt={banner.title} ratio={3} loading={at === 0 ? 'eager' : 'lazy'} />
            </S.Way>
          ),
        }))}
      />
    </S.Root>
  )
}
