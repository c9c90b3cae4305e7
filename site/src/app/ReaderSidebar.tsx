import type { SpecPublicDetail } from '@xinpu/sdk/types'
import { PdfSidebar } from '@xinpu/ui/datasheet'
import type { PdfState } from '@xinpu/ui/pdf-viewer'

export interface ReaderSidebarProps {
  sheet: SpecPublicDetail
  page: number
  state: PdfState | undefined
  find: string
  onFind: (find: string) => void
  onGo: (page: number) => void
  onStep: (by: 1 | -1) => void
  /** The find field: Ctrl+F goes there. */
  fieldRef: React.Ref<HTMLInputElement>
  /** A visitor reads the first pages only. */
  isLocked: boolean
}

/** The reader's left side: outline, and what a search in the document found. */
export const ReaderSidebar = ({
  sheet,
  page,
  state,
  find,
  onFind,
  onGo,
  onStep,
  fieldRef,
  isLocked,
}: ReaderSidebarProps) => (
  <PdfSidebar
    outline={sheet.outline}
    hits={state?.find.pages ?? []}
    page={page}
    find={find}
    onFind={onFind}
    onGo={onGo}
    onStep={onStep}
    fieldRef={fieldRef}
    {...(state && { position: { at: state.find.at, total: state.find.total } })}
    {...(isLocked && { lockedAfter: sheet.previewPageCount })}
  />
)
