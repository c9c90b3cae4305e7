import { formatBytes } from '@xinpu/sdk/format'
import { Button, Icon } from '@xinpu/ui/primitives'
import { Download } from 'lucide-react'
import { useDownload, type ZipOf } from '../datasheet/download.tsx'
import { wantedOf } from './chosen-documents.tsx'

interface DownloadButtonProps {
  of: ZipOf
  document: Parameters<typeof wantedOf>[0]
  tone?: 'primary'
}

/** Fetches a document as a zip, after a login where one is due. */
export function DownloadButton({ of, document, tone }: DownloadButtonProps) {
  const download = useDownload()
  return (
    <Button {...(tone && { tone })} onPress={() => download([wantedOf(document)], document.title, of)}>
      <Icon of={Download} /> 下载{document.fileSize === undefined ? '' : ` ${formatBytes(document.fileSize)}`}
    </Button>
  )
}
