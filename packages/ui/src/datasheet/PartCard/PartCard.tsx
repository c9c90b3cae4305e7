import type { ChipModel } from '@xinpu/sdk/types'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import type { TextRange } from '../../primitives/Highlight/Highlight.tsx'
import { PartNumber } from '../../primitives/PartNumber/PartNumber.tsx'
import { AlikeTag, LifecycleTag, StockTag } from '../PartState/PartState.tsx'
import { PartActions } from './PartActions.tsx'
import * as S from './PartCard.styles.ts'

export interface PartCardProps {
  /** The part. */
  part: ChipModel
  /** Where it is told about. */
  href: Href
  /** The characters of its number that match what was searched. */
  ranges?: readonly TextRange[]
  /** Its datasheet: ours, or the maker's page. */
  datasheet?: Href | null
  /** Whether it is among the favourites. */
  isFavour?: boolean
  /** Takes it into the favourites, or out of them; without it there is no star. */
  onFavour?: (part: ChipModel, isFavour: boolean) => void
  /** Whether it is put aside to be compared. */
  isCompared?: boolean
  /** Puts it aside to be compared, or takes it back; without it there is no such button. */
  onCompare?: (part: ChipModel, isCompared: boolean) => void
  /** What one piece costs, where prices are asked for. */
  price?: React.ReactNode
}

/** One part as a block: number, maker, parameters, state; the row of a table where there is no room for a row. */
export const PartCard = ({ part, href, ranges = [], price, ...actions }: PartCardProps) => (
  <S.Card>
    <S.Head>
      <Link tone="part" href={href}>
        <PartNumber size="lg" ranges={ranges}>
          {part.model}
        </PartNumber>
      </Link>
    </S.Head>
    <S.Maker>
      <span>
        {part.brandCn} {part.brandName}
      </span>
      <S.Package>{part.package}</S.Package>
      <AlikeTag match={part.match} />
    </S.Maker>
    <S.Params>
      {part.params.slice(0, 4).map(({ name, value }) => (
        <li key={name} title={name}>
          {value}
        </li>
      ))}
    </S.Params>
    <S.Foot>
      <StockTag stock={part.stock} />
      <LifecycleTag lifecycle={part.lifecycle} />
      {price}
      <S.Actions>
        <PartActions part={part} {...actions} />
      </S.Actions>
    </S.Foot>
  </S.Card>
)
