import { Link, type Href } from '../../primitives/Link/Link.tsx'
import * as S from './TitleList.styles.ts'

/** One title of a list; without an address it is the one that is being read. */
export interface Title {
  id: number | string
  title: string
  href?: Href
  /** What stands behind it, quiet: a brand. */
  note?: string
}

export interface TitleListProps {
  titles: readonly Title[]
  /**
   * Whether their order says something, and is counted.
   *
   * @default false
   */
  isOrdered?: boolean
}

/** Titles beside an article: its contents, its series, what goes on from it. */
export const TitleList = ({ titles, isOrdered = false }: TitleListProps) => (
  <S.List as={isOrdered ? 'ol' : 'ul'} $isOrdered={isOrdered}>
    {titles.map(({ id, title, href, note }) => (
      <li key={id}>
        {href === undefined ? <b aria-current="true">{title}</b> : <Link href={href}>{title}</Link>}
        {note !== undefined && <S.Note> {note}</S.Note>}
      </li>
    ))}
  </S.List>
)
