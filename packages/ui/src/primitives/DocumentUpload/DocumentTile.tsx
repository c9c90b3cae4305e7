import { FileText } from 'lucide-react'
import { useState } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { Image } from '../Image/Image.tsx'
import { Lightbox } from '../Lightbox/Lightbox.tsx'
import * as S from './DocumentUpload.styles.ts'

/** A document that was handed in. */
export interface DocumentFile {
  /** Where it is. */
  url: string
  /** What it is called: ‘营业执照.jpg’. */
  name: string
}

export interface DocumentTileProps {
  document: DocumentFile
  /** What it is: ‘营业执照’. */
  label: string
}

/** A document in small: a picture opens as large as the window, a PDF in a tab of its own. */
export function DocumentTile({ document, label }: DocumentTileProps) {
  const [index, setIndex] = useState<number | null>(null)
  if (isPdf(document))
    return (
      <S.PdfTile href={document.url} target="_blank" aria-label={`打开${label} PDF`}>
        <Icon of={FileText} size={20} />
        <span>PDF</span>
      </S.PdfTile>
    )

  return (
    <>
      <S.PictureTile aria-label={`查看${label}大图`} onPress={() => setIndex(0)}>
        <Image src={document.url} alt="" ratio={4 / 3} fit="contain" />
      </S.PictureTile>
      <Lightbox images={[{ src: document.url, alt: label }]} index={index} onClose={() => setIndex(null)} />
    </>
  )
}

/** Whether a document is a PDF: its name says it, or its address. */
export const isPdf = ({ url, name }: DocumentFile): boolean => /\.pdf(?:$|[?#])/i.test(url) || /\.pdf$/i.test(name)
