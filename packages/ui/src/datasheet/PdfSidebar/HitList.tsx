import type { OutlineEntry } from '@xinpu/sdk/types'
import { Lock } from 'lucide-react'
import { Highlight, type TextRange } from '../../primitives/Highlight/Highlight.tsx'
import { patternOf, spansIn, type PageHits } from '../PdfViewer/reading/find-in-pages.ts'
import { chapterAt, wordsOf } from './OutlineList.tsx'
import * as S from './PdfSidebar.styles.ts'

/** Where one is, how to get elsewhere, and what is closed. */
export interface Ways {
  page: number
  onGo: (page: number) => void
  lockedAfter: number
}

interface HitListProps extends Ways {
  hits: readonly PageHits[]
  find: string
  outline: readonly OutlineEntry[]
}

/** Pages on which the word stands, with the words around it. */
export function HitList({ hits, find, outline, ...ways }: HitListProps) {
  if (!find.trim()) return <S.Nothing>在上面输入要找的词，例如引脚名或参数名。</S.Nothing>
  if (hits.length === 0) return <S.Nothing>没有找到“{find}”。扫描件没有文字，无法检索。</S.Nothing>
  const total = hits.reduce((sum, { count }) => sum + count, 0)

  return (
    <>
      <S.Sum>
        <b>{total}</b> 处&ensp;<span>{hits.length}</span> 页
      </S.Sum>
      <ul>
        {hits.map((hit) => (
          <li key={hit.page}>
            <HitGroup hit={hit} find={find} chapter={wordsOf(chapterAt(outline, hit.page)?.title)} {...ways} />
          </li>
        ))}
      </ul>
    </>
  )
}

interface HitGroupProps extends Ways {
  hit: PageHits
  find: string
  chapter: string | undefined
}

function HitGroup({ hit, find, chapter, page, onGo, lockedAfter }: HitGroupProps) {
  const isLocked = hit.page > lockedAfter

  return (
    <>
      <S.HitHead>
        <b>p.{hit.page}</b>
        <S.Chapter>{chapter}</S.Chapter>
        {isLocked ? (
          <Lock size={14} strokeWidth={1.5} role="img" aria-label="登录后阅读" />
        ) : (
          <S.Count aria-label={`${hit.count} 处`}>{hit.count}</S.Count>
        )}
      </S.HitHead>
      <S.Hit aria-current={hit.page === page || undefined} onPress={() => onGo(hit.page)}>
        {hit.snippet ? (
          <Highlight text={hit.snippet} ranges={rangesOf(hit.snippet, find)} />
        ) : (
          `${hit.count} 处，登录后阅读`
        )}
      </S.Hit>
    </>
  )
}

function rangesOf(text: string, find: string): TextRange[] {
  const pattern = patternOf(find)
  return pattern ? spansIn(text, pattern).map(({ start, end }) => [start, end] as const) : []
}
