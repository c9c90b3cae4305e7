import { Suspense, useState } from 'react'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { onDemand } from '../../primitives/OnDemand/OnDemand.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import type { SendFile } from '../../primitives/Upload/useUploads.ts'
import { SheetChoice } from './SheetChoice.tsx'

const PageCrop = onDemand(() => import('./PageCrop.tsx').then((module) => module.PageCrop))

/** A datasheet that a figure can be taken from. */
export interface SheetHit {
  id: number
  title: string
  /** Whose it is and what it is about, in one line. */
  note: string
  pageCount: number
}

/** Datasheets, and their pages as pictures of this site. */
export interface SheetSource {
  /** Those that some words name. */
  find: (words: string) => Promise<readonly SheetHit[]>
  pictureOf: (id: number, page: number) => string
  /** Where the page is read. */
  hrefOf: (id: number, page: number) => string
}

/** A figure of a datasheet, as a picture of ours, with where it is from. */
export interface PageFigure {
  src: string
  caption: string
  /** The page it was taken from. */
  href: string
  /** What that is called: ‘TPS54302 数据手册，第 7 页’. */
  source: string
}

export interface PageFigureDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  sheets: SheetSource
  /** Sends the picture that was cut out; rejects with the server's word. */
  send: SendFile
  onFigure: (figure: PageFigure) => void
}

/** Quotes a figure of a datasheet: which one, which page, what of it, and what it shows. */
export function PageFigureDialog({ isOpen, onOpenChange, sheets, send, onFigure }: PageFigureDialogProps) {
  const [sheet, setSheet] = useState<SheetHit>()

  return (
    <Dialog
      title="引用手册中的图"
      subtitle="选一页，框出要的部分；图下自动注明出处，并链接到原页。"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      {sheet ? (
        <Suspense fallback={<Skeleton shape="detail" count={1} />}>
          <PageCrop
            sheet={sheet}
            sheets={sheets}
            send={send}
            onBack={() => setSheet(undefined)}
            onFigure={(figure) => {
              onFigure(figure)
              onOpenChange(false)
            }}
          />
        </Suspense>
      ) : (
        <SheetChoice find={sheets.find} onChoose={setSheet} />
      )}
    </Dialog>
  )
}
