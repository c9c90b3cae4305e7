import type { PartDetail } from '@xinpu/sdk/types'
import { CopyText } from '../../primitives/CopyText/CopyText.tsx'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { PartNumber } from '../../primitives/PartNumber/PartNumber.tsx'
import { figureOf } from '../figure.ts'
import { FootprintView } from '../FootprintView/FootprintView.tsx'
import { AlikeTag, LifecycleTag, StockTag } from '../PartState/PartState.tsx'
import * as S from './PartHeader.styles.ts'

export interface PartHeaderProps {
  /** The part. */
  part: PartDetail
  /** Where its brand is told about. */
  brandHref: Href
  /** 收藏, 加入 BOM, 分享: what can be done with it. */
  actions?: React.ReactNode
}

/** How many parameters stand in the first screen. */
const shown = 6

/** The subject of a part's page: number, state, maker, key parameters and the package to scale. */
export const PartHeader = ({ part, brandHref, actions }: PartHeaderProps) => (
  <div>
    <S.Subject>
      <h1>
        <PartNumber size="xl">{part.model}</PartNumber>
      </h1>
      <CopyText text={part.model} label="型号">
        {null}
      </CopyText>
      <S.State>
        <LifecycleTag lifecycle={part.lifecycle} />
        <AlikeTag match={part.match} />
      </S.State>
    </S.Subject>
    {part.description && <S.Description>{part.description}</S.Description>}
    <S.Facts>
      <Link href={brandHref}>
        {part.brandCn} {part.brandName}
      </Link>
      {part.brandEn !== part.brandName && <span>{part.brandEn}</span>}
      {part.brandAliases.length > 0 && <S.Aliases>又称 {part.brandAliases.join('、')}</S.Aliases>}
      <span>{part.package}</span>
      <StockTag stock={part.stock} />
    </S.Facts>
    <S.Body>
      <FootprintView package={part.package} />
      <S.Figures>
        {part.params.slice(0, shown).map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <Figure value={value} />
          </div>
        ))}
      </S.Figures>
    </S.Body>
    {actions && <S.Actions>{actions}</S.Actions>}
  </div>
)

/** A word as long as this is set smaller, so that it stays in its tile. */
const long = 10

function Figure({ value }: { value: string }) {
  const told = figureOf(value)
  return (
    <S.Figure $isLong={value.length > long}>
      {told ? (
        <>
          {told.figure}
          <small>{told.unit}</small>
        </>
      ) : (
        value
      )}
    </S.Figure>
  )
}
