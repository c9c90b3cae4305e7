import type { MallGoods } from '@xinpu/sdk/types'
import { FootprintView } from '../../datasheet/FootprintView/FootprintView.tsx'
import { outlineOf } from '../../datasheet/FootprintView/outline.ts'
import { Image } from '../../primitives/Image/Image.tsx'
import * as S from './GoodsPicture.styles.ts'

export interface GoodsPictureProps {
  goods: Pick<MallGoods, 'imgUrl' | 'package'>
  /** How wide and high, in pixels. */
  size: 40 | 56
}

/** The goods in small: their photograph, or their package from above; the name beside it says what it is. */
export function GoodsPicture({ goods: { imgUrl, package: name = '' }, size }: GoodsPictureProps) {
  return (
    <S.Box style={{ width: size, height: size }} aria-hidden data-picture>
      {imgUrl ? <Image src={imgUrl} alt="" fit="contain" ratio={1} /> : <Drawn name={name} />}
    </S.Box>
  )
}

const Drawn = ({ name }: { name: string }) =>
  outlineOf(name) ? <FootprintView package={name} size="sm" /> : <S.Plain />
