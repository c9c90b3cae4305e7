import { previewPages } from '@xinpu/sdk/format'
import type { Revision, SpecPublicDetail } from '@xinpu/sdk/types'

/** A datasheet as one of its older revisions; one that it does not have is the current one. */
export function inRevision(sheet: SpecPublicDetail, id: number | undefined): SpecPublicDetail {
  const older = olderRevision(sheet, id)
  if (!older) return sheet
  const { rev, date, pageCount, fileSize } = older
  return {
    ...sheet,
    revision: rev,
    createTime: date,
    pageCount,
    fileSize,
    previewPdfUrl: `/files/preview/${older.id}.pdf`,
    previewPageCount: Math.min(previewPages, pageCount),
    previewText: [],
    outline: [],
  }
}

/** Where the whole document is, of the revision that is read. */
export function wholeUrl(url: string, sheet: SpecPublicDetail, id: number | undefined): string {
  const older = olderRevision(sheet, id)
  return older ? `/files/datasheet/${older.id}.pdf` : url
}

const olderRevision = ({ revisions }: SpecPublicDetail, id: number | undefined): Revision | undefined =>
  revisions.slice(1).find((revision) => revision.id === id)
