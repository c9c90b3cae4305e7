import { formatNumber } from '@xinpu/sdk/format'
import type { CloudFile, KeptHit, PageHit } from '@xinpu/sdk/types'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx'
import { Highlight } from '../../primitives/Highlight/Highlight.tsx'
import { Link, type Href } from '../../primitives/Link/Link.tsx'
import { failureIn, pageIn, type Listed, type Paging } from '../../primitives/ListRegion/listed.ts'
import { Pagination } from '../../primitives/Pagination/Pagination.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { EntryName } from '../FileTable/EntryName.tsx'
import * as S from './KeptHits.styles.ts'

export interface KeptHitsProps {
  /** A page of what has the words, that it is on its way, or why it did not come. */
  found: Listed<KeptHit>
  paging: Paging
  /** Where something is opened: at a page, or where it begins. */
  hrefOf: (file: CloudFile, page?: number) => Href
  /** A file of one's own is looked at here; without it, its link leads to it. */
  onOpen?: (file: CloudFile, page?: number) => void
  /** The words, for who finds nothing. */
  words: string
}

/** What of the disk has some words inside: each with its pages, what stands there, and where it lies. */
export function KeptHits({ found, paging, hrefOf, onOpen, words }: KeptHitsProps) {
  const failure = failureIn(found)
  const page = pageIn(found)
  if (failure) return <ErrorState {...failure} />
  if (!page) return <Skeleton shape="row" count={4} />
  if (page.data.length === 0)
    return <EmptyState title={`正文里没有“${words}”`} why="换一个词，或少写几个。扫描件没有文字，找不到。" />

  return (
    <S.Root>
      <S.List>
        {page.data.map((hit) => (
          <li key={hit.file.id}>
            <Hit hit={hit} hrefOf={hrefOf} onOpen={onOpen} />
          </li>
        ))}
      </S.List>
      {page.totalRecord > paging.pageSize && <Pagination {...paging} total={page.totalRecord} label="命中分页" />}
    </S.Root>
  )
}

interface HitProps extends Pick<KeptHitsProps, 'hrefOf' | 'onOpen'> {
  hit: KeptHit
}

const Hit = ({ hit: { file, hits, total }, hrefOf, onOpen }: HitProps) => (
  <S.Hit>
    <div>
      <EntryName
        entry={{ kind: 'file', file }}
        hrefOf={() => hrefOf(file, hits[0]?.page)}
        onOpen={opens(file) && onOpen ? () => onOpen(file, hits[0]?.page) : undefined}
      />
      <S.Where>{file.path}</S.Where>
    </div>
    <S.Pages>
      {hits.map((page) => (
        <PageLine
          key={page.page}
          hit={page}
          href={hrefOf(file, page.page)}
          onOpen={opens(file) && onOpen ? () => onOpen(file, page.page) : undefined}
        />
      ))}
      {hits.length === 0 && <S.Place>名称里有这些词</S.Place>}
      {total > hits.length && <S.Place>共 {formatNumber(total)} 页有</S.Place>}
    </S.Pages>
  </S.Hit>
)

/** A datasheet has a page of its own. */
const opens = ({ kind }: CloudFile): boolean => kind === 'file'

interface PageLineProps {
  hit: PageHit
  href: Href
  onOpen: (() => void) | undefined
}

/** A page with what stands there; several hits of one page are one line. */
function PageLine({ hit: { page, count, snippet, marks }, href, onOpen }: PageLineProps) {
  const open = (event: React.MouseEvent) => {
    // A new window stays a new window.
    if (!onOpen || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    event.stopPropagation()
    onOpen()
  }
  return (
    <S.Page onClickCapture={open}>
      <Link href={href} aria-label={`第 ${page} 页，${count} 处`}>
        第 {page} 页
      </Link>
      <span>
        <Highlight text={snippet} ranges={marks.map(({ start, end }) => [start, end] as const)} />
        {count > 1 && <S.Count>　{count} 处</S.Count>}
      </span>
    </S.Page>
  )
}
