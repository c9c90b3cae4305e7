import type { AuditItem } from '@xinpu/sdk/types'
import { useState } from 'react'
import { isPdf, type DocumentFile } from '../../primitives/DocumentUpload/DocumentTile.tsx'
import { Image } from '../../primitives/Image/Image.tsx'
import { Lightbox } from '../../primitives/Lightbox/Lightbox.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { SplitPane } from '../../primitives/SplitPane/SplitPane.tsx'
import { TabPanels } from '../../primitives/Tabs/TabPanels.tsx'
import type { AuditDeskProps } from './AuditDesk.tsx'
import * as S from './AuditDesk.styles.ts'

type EvidenceProps = Pick<AuditDeskProps, 'pdfOf'> & { item: AuditItem }

/** What was typed, beside what proves it; what nothing proves has the whole width. */
export function BesideEvidence({ item, pdfOf, children }: React.PropsWithChildren<EvidenceProps>) {
  if (item.evidence.length === 0)
    return (
      <S.Alone>
        <S.Hint>没有附上证据：对照提交的内容判断，拿不准时驳回并说明需要什么。</S.Hint>
        {children}
      </S.Alone>
    )

  return (
    <SplitPane
      ratio={[50, 50]}
      panes={[
        { id: 'evidence', label: '证据', min: 280, children: <Evidence item={item} pdfOf={pdfOf} /> },
        { id: 'fields', label: '提交的内容', min: 340, children: <S.Side>{children}</S.Side> },
      ]}
    />
  )
}

/** Pictures and files that were handed in, one at a time. */
function Evidence({ item: { evidence }, pdfOf }: EvidenceProps) {
  const [only] = evidence
  if (only && evidence.length === 1) return <Piece document={only} pdfOf={pdfOf} />

  return (
    <TabPanels
      label="证据"
      items={evidence.map((document) => ({
        id: document.url,
        label: document.name,
        content: <Piece document={document} pdfOf={pdfOf} />,
      }))}
    />
  )
}

/** What no page shows. */
const isSheet = /\.(?:xlsx?|ods|csv|bin)$/i

/** One of them, as large as the pane; a picture opens as large as the window. */
function Piece({ document, pdfOf }: { document: DocumentFile } & Pick<EvidenceProps, 'pdfOf'>) {
  const [index, setIndex] = useState<number | null>(null)
  if (isPdf(document))
    return (
      <S.Piece>
        {pdfOf?.(document) ?? (
          <Link href={document.url} target="_blank">
            打开 {document.name}
          </Link>
        )}
      </S.Piece>
    )

  if (isSheet.test(document.url))
    return (
      <S.Piece>
        <Link href={document.url} download={document.name}>
          下载 {document.name}
        </Link>
      </S.Piece>
    )

  return (
    <S.Piece>
      <S.Zoom aria-label={`放大 ${document.name}`} onPress={() => setIndex(0)}>
        <Image src={document.url} alt="" fit="contain" loading="eager" />
      </S.Zoom>
      <S.Hint>点图片可以放大，核对文字与印章</S.Hint>
      <Lightbox images={[{ src: document.url, alt: document.name }]} index={index} onClose={() => setIndex(null)} />
    </S.Piece>
  )
}
