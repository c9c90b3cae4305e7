import type { SpecBrand } from '@xinpu/sdk/types'
import { MoveRight } from 'lucide-react'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import * as S from './MergerNotes.styles.ts'

export interface MergerNotesProps {
  /** The brand, with what it took over and what took it over. */
  brand: Pick<SpecBrand, 'name' | 'absorbed' | 'mergedInto'>
  /** Where the brand is told about that took this one over. */
  hrefOf: (brand: { id: number }) => Href
}

/** Which makers went into a brand, and into which it went: old names on new parts. Nothing where there was none. */
export function MergerNotes({ brand: { name, absorbed = [], mergedInto }, hrefOf }: MergerNotesProps) {
  if (absorbed.length === 0 && !mergedInto) return null

  return (
    <S.List aria-label="并购">
      {mergedInto && (
        <li>
          <Step from={name} />
          <Link href={hrefOf(mergedInto)}>{mergedInto.fullName}</Link>
        </li>
      )}
      {absorbed.map((maker) => (
        <li key={maker.name}>
          <Step from={maker.name} />
          <span translate="no">{name}</span>
          <S.Year>{maker.year} 年</S.Year>
        </li>
      ))}
    </S.List>
  )
}

const Step = ({ from }: { from: string }) => (
  <>
    <S.Former translate="no">{from}</S.Former>
    <Icon of={MoveRight} />
    <VisuallyHidden>并入</VisuallyHidden>
  </>
)
