import type { OutlineEntry } from '@xinpu/sdk/types'
import type { Ways } from './HitList.tsx'
import * as S from './PdfSidebar.styles.ts'

interface OutlineListProps extends Ways {
  outline: readonly OutlineEntry[]
}

/** The chapters; the one that is read is marked, those behind the login are quiet. */
export function OutlineList({ outline, page, onGo, lockedAfter }: OutlineListProps) {
  if (outline.length === 0) return <S.Nothing>这份文档没有目录。</S.Nothing>
  const current = chapterAt(outline, page)

  return (
    <ul>
      {outline.map((entry, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- two chapters may share page and title
        <li key={at}>
          <S.Chapters
            data-level={Math.min(entry.level, 4)}
            data-locked={entry.page > lockedAfter || undefined}
            aria-current={entry === current ? 'location' : undefined}
            onPress={() => onGo(entry.page)}
          >
            <ChapterText title={entry.title} />
            <S.Page aria-label={`第 ${entry.page} 页`}>{entry.page}</S.Page>
          </S.Chapters>
        </li>
      ))}
    </ul>
  )
}

/** The chapter that a page belongs to: the last one that begins on it or before it. */
export const chapterAt = (outline: readonly OutlineEntry[], page: number): OutlineEntry | undefined =>
  outline.findLast((entry) => entry.page <= page)

const numbered = /^(?<number>\d+(?:\.\d+)*)\.?\s+(?<words>.+)$/

/** A chapter's title without its number. */
export const wordsOf = (title: string | undefined): string | undefined =>
  title === undefined ? undefined : (numbered.exec(title)?.groups?.['words'] ?? title)

function ChapterText({ title }: { title: string }) {
  const { number, words } = numbered.exec(title)?.groups ?? {}
  return (
    <>
      {number && <S.Number>{number}</S.Number>}
      <span>{words ?? title}</span>
    </>
  )
}
