import type { OutlineEntry } from '@xinpu/sdk/types'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import type { Href } from '../../primitives/Link/Link.tsx'
import * as S from './OutlineLinks.styles.ts'

export interface OutlineLinksProps {
  /** The chapters of a document, in their order. */
  outline: readonly OutlineEntry[]
  /** Where a page of it opens. */
  hrefOf: (page: number) => Href
}

/** A document's chapters on a page of their own: each leads to where it begins. */
export function OutlineLinks({ outline, hrefOf }: OutlineLinksProps) {
  if (outline.length === 0) return <EmptyState title="这份文档没有目录" why="可以在全文里查找，或从第一页读起。" />
  return (
    <ul aria-label="目录">
      {outline.map(({ title, page, level }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- two chapters may share page and title
        <li key={at}>
          <S.Chapter href={hrefOf(page)} data-level={Math.min(level, 4)}>
            <span>{title}</span>
            <S.Page aria-label={`第 ${page} 页`}>{page}</S.Page>
          </S.Chapter>
        </li>
      ))}
    </ul>
  )
}
