import type { MallGoodsDetail } from '@xinpu/sdk/types'
import { FootprintView } from '../../datasheet/FootprintView/FootprintView.tsx'
import { StockTag } from '../../datasheet/PartState/PartState.tsx'
import { CopyText } from '../../primitives/CopyText/CopyText.tsx'
import { Image } from '../../primitives/Image/Image.tsx'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { PartNumber } from '../../primitives/PartNumber/PartNumber.tsx'
import { Tag } from '../../primitives/Tag/Tag.tsx'
import * as S from './GoodsHeader.styles.ts'
import { LotTable } from './LotTable.tsx'

export interface GoodsHeaderProps {
  goods: MallGoodsDetail
  /** The goods of its brand. */
  brandHref: Href
  /** The page of the part; left out where the catalogue lacks it. */
  partHref?: Href
  /** 收藏, 型号页: what can be done besides buying. */
  actions?: React.ReactNode
  /** The box that sells: a `BuyBox`, or what is said of goods that are off the shelf. */
  box: React.ReactNode
}

/** Parameters that stand in the first screen. */
const shown = 6

/** The subject of the page of goods: number, maker, key parameters, what is in stock where, and the box that sells. */
export const GoodsHeader = ({ goods, brandHref, partHref, actions, box }: GoodsHeaderProps) => (
  <S.Root>
    <div>
      <S.Subject>
        <S.Picture>
          {goods.images[0] ? (
            <Image src={goods.images[0]} alt={goods.model} fit="contain" ratio={1} loading="eager" />
          ) : (
            <FootprintView package={goods.package ?? ''} />
          )}
        </S.Picture>
        <div>
          <S.Title>
            <h1>
              <PartNumber size="xl">{goods.model}</PartNumber>
            </h1>
            <CopyText text={goods.model} label="型号">
              {null}
            </CopyText>
            {goods.status !== 'on' && <Tag tone="warn">已下架</Tag>}
          </S.Title>
          <S.Name>{goods.name.replace(goods.model, '').trim()}</S.Name>
          <S.Facts>
            <Link href={brandHref}>{goods.brandCn}</Link>
            {goods.package && <span>{goods.package}</span>}
            <span>{goods.categoryName}</span>
            {partHref && <Link href={partHref}>型号页</Link>}
          </S.Facts>
          <Figures goods={goods} />
          {actions && <S.Actions>{actions}</S.Actions>}
        </div>
      </S.Subject>
      {goods.lots.length > 0 && (
        <S.Lots>
          <h2>
            库存与批号 <StockTag stock={goods.stock} />
          </h2>
          <LotTable lots={goods.lots} />
        </S.Lots>
      )}
    </div>
    <S.Box>{box}</S.Box>
  </S.Root>
)

const Figures = ({ goods: { params } }: { goods: MallGoodsDetail }) =>
  params.length > 0 && (
    <S.Figures>
      {params.slice(0, shown).map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </S.Figures>
  )
