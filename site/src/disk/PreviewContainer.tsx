import { useQuery } from '@tanstack/react-query'
import type { CloudFile } from '@xinpu/sdk/types'
import { FilePreview, type Preview } from '@xinpu/ui/disk'
import { onDemand } from '@xinpu/ui/primitives'
import { useState } from 'react'
import { shownOf, type NotShown } from '../app/shown.ts'
import { pdfAssets } from '../datasheet/pdf-assets.ts'
import { readPreview, type Paper } from './read-preview.ts'

const PdfViewer = onDemand(() => import('@xinpu/ui/pdf-viewer').then((module) => module.PdfViewer))
const RichText = onDemand(() => import('@xinpu/ui/rich-text').then((module) => module.RichText))

interface PreviewContainerProps {
  file: CloudFile
  /** The page that a PDF opens at. */
  page?: number | undefined
  /** Words that are marked in it. */
  find?: string
  onClose: () => void
}

/** A file of the disk, looked at where it lies. */
export function PreviewContainer({ file, page, find = '', onClose }: PreviewContainerProps) {
  const [shownPage, setShownPage] = useState(page ?? 1)
  const [found, setFound] = useState(find)
  const isPdf = file.fileType === 'pdf'
  const read = useQuery({
    queryKey: ['disk preview', file.id, file.updateTime],
    queryFn: ({ signal }) => readPreview(file, signal),
    enabled: !isPdf,
    gcTime: 60_000,
  })

  return (
    <FilePreview
      file={file}
      preview={
        isPdf
          ? {
              kind: 'drawn',
              drawing: (
                <PdfViewer
                  src={{ url: file.url }}
                  assets={pdfAssets}
                  title={file.name}
                  page={shownPage}
                  onPageChange={setShownPage}
                  find={found}
                  onFind={setFound}
                  scrolls="own"
                />
              ),
            }
          : previewOf(shownOf(read))
      }
      onClose={onClose}
    />
  )
}

/** A text with marks is set as one reads it, cleaned as all that people write. */
function previewOf(shown: Preview | Paper | 'loading' | NotShown) {
  if (shown === 'loading' || shown.kind !== 'paper') return shown
  return { kind: 'prose' as const, prose: <RichText html={shown.html} topLevel={3} />, isCut: shown.isCut }
}
