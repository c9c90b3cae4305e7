import { useQuery } from '@tanstack/react-query'
import type { CloudFile } from '@xinpu/sdk/types'
import { FilePreview } from '@xinpu/ui/disk'
import { onDemand } from '@xinpu/ui/primitives'
import { shownOf } from '../app/shown.ts'
import { pdfAssets } from '../datasheet/pdf-assets.ts'
import { readPreview } from './read-preview.ts'

const PdfViewer = onDemand(() => import('@xinpu/ui/pdf-viewer').then((module) => module.PdfViewer))

/** A file of the disk, looked at where it lies. */
export function PreviewContainer({ file, onClose }: { file: CloudFile; onClose: () => void }) {
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
              drawing: <PdfViewer src={{ url: file.url }} assets={pdfAssets} title={file.name} scrolls="own" />,
            }
          : shownOf(read)
      }
      onClose={onClose}
    />
  )
}
