import { useId } from 'react'
import { Link } from '../../primitives/Link/Link.tsx'
import { PartNumber } from '../../primitives/PartNumber/PartNumber.tsx'
import { matchRanges } from '../match-ranges.ts'
import type { SearchNotesProps } from './SearchNotes.tsx'
import * as S from './SearchNotes.styles.ts'

type NearPartsProps = Pick<SearchNotesProps, 'text'> & {
  parts: NonNullable<SearchNotesProps['near']>
  hrefOf: NonNullable<SearchNotesProps['hrefOf']>
}

/** Numbers that look alike, said to be other parts. */
export function NearParts({ text, parts, hrefOf }: NearPartsProps) {
  const id = useId()

  return (
    <S.Near>
      <S.NearTitle id={id}>型号相近，非同一器件</S.NearTitle>
      <ul aria-labelledby={id}>
        {parts.map((part) => (
          <li key={part.id}>
            <Link tone="part" href={hrefOf(part)}>
              <PartNumber ranges={matchRanges(text, part.model)}>{part.model}</PartNumber>
            </Link>
            <span>
              {part.brandCn} {part.brandName}
            </span>
            <S.Package>{part.package}</S.Package>
          </li>
        ))}
      </ul>
    </S.Near>
  )
}
