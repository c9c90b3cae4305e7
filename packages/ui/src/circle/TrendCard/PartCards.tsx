import type { TrendPart } from '@xinpu/sdk/types'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { StatusTag } from '../../primitives/StatusTag/StatusTag.tsx'
import { lifecycles } from '../lifecycles.ts'
import * as S from './TrendCard.styles.ts'

export interface PartCardsProps {
  parts: readonly TrendPart[]
  hrefOf: (part: TrendPart) => Href
}

/** The parts that a post is about, each with how it is made these days: a circuit with a part that ends is another question. */
export function PartCards({ parts, hrefOf }: PartCardsProps) {
  if (parts.length === 0) return null

  return (
    <S.Parts>
      {parts.map((part) => {
        const { label, tone } = lifecycles[part.lifecycle]
        return (
          <S.Part key={part.id}>
            <Link href={hrefOf(part)}>{part.model}</Link>
            <StatusTag tone={tone} shape="square">
              {label}
            </StatusTag>
            <S.PartNote>
              {part.brandName} {part.package}
            </S.PartNote>
          </S.Part>
        )
      })}
    </S.Parts>
  )
}
