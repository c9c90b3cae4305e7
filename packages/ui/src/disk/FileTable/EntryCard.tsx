import { TimeText } from '../../primitives/TimeText/TimeText.tsx'
import type { Entry } from '../entry.ts'
import { sizeOf, timeOf, type EntryColumns } from './entry-columns.tsx'
import { EntryName } from './EntryName.tsx'
import * as S from './FileTable.styles.ts'

interface EntryCardProps extends EntryColumns {
  entry: Entry
  /** A bookmark of a datasheet takes no room. */
  isSheet: boolean
}

/** An entry where there is no room for a row. */
export const EntryCard = ({ entry, isSheet, now, hrefOf, onOpen, actionOf }: EntryCardProps) => (
  <S.Card>
    <EntryName entry={entry} hrefOf={hrefOf} onOpen={onOpen} />
    <S.Under>
      <span>{isSheet && entry.kind === 'file' ? (entry.file.revision ?? '') : sizeOf(entry)}</span>
      <TimeText value={timeOf(entry)} now={now} />
    </S.Under>
    <S.Act>{actionOf(entry)}</S.Act>
  </S.Card>
)
