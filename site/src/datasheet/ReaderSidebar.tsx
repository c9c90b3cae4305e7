import { useQuery } from '@tanstack/react-query'
import type { SpecPublicDetail } from '@xinpu/sdk/types'
import { PdfSidebar } from '@xinpu/ui/datasheet'
import type { PageHits, PdfState } from '@xinpu/ui/pdf-viewer'
import { useCall } from '../app/api.ts'
import { useDebounced } from '../app/use-debounced.ts'
import { pageHits } from './queries.ts'

export interface ReaderSidebarProps {
  sheet: SpecPublicDetail
  page: number
  state: PdfState | undefined
  find: string
  onFind: (find: string) => void
  onGo: (page: number) => void
  onStep: (by: 1 | -1) => void
  /** A small picture of a page, once the document is open. */
  thumbnailOf: (page: number) => Promise<string | undefined>
  /** The find field: Ctrl+F goes there. */
  fieldRef?: React.Ref<HTMLInputElement>
  /** A visitor reads the first pages only. */
  isLocked: boolean
}

/** The reader's left side: outline, pages at a glance, and what a search in the document found. */
export function ReaderSidebar({ sheet, state, thumbnailOf, isLocked, ...ways }: ReaderSidebarProps) {
  const readable = isLocked ? sheet.previewPageCount : sheet.pageCount
  const beyond = usePagesBeyond(sheet, ways.find, readable)
  const near = state?.find.pages ?? []
  const step = state?.step ?? 'loading'
  // Their tab is there from the start: one that came later would push the next one aside.
  const thumbnails = { pageCount: sheet.pageCount, thumbnailOf: step === 'open' ? thumbnailOf : notYet }
  return (
    <PdfSidebar
      outline={sheet.outline}
      hits={[...near, ...beyond]}
      {...ways}
      {...(state && { position: { at: state.find.at, total: state.find.total } })}
      {...((step === 'open' || step === 'loading') && { thumbnails })}
      {...(isLocked && { lockedAfter: sheet.previewPageCount })}
    />
  )
}

const none: readonly PageHits[] = []
const notYet = async () => undefined
/** Typing does not ask the server with every letter. */
const pause = 300

/** Where the word stands past the pages that can be read here: the server knows them all. */
function usePagesBeyond(sheet: SpecPublicDetail, find: string, readable: number): readonly PageHits[] {
  const call = useCall()
  const word = useDebounced(find.trim(), pause).slice(0, 200)
  const { data } = useQuery({ ...pageHits(call, sheet.id, word), enabled: word !== '' && readable < sheet.pageCount })
  return find.trim() === '' ? none : (data?.filter(({ page }) => page > readable) ?? none)
}
