import type { House } from '../core/context.ts'
import { openingOf } from '../datasheet/opening.ts'
import { keepBytes } from '../storage/keep-bytes.ts'
import { openPdf } from '../storage/open-pdf.ts'

const type = 'application/pdf'

/** Keeps a PDF of the zone with its first pages as a document of their own; answers its number. */
export async function keepZoneFile(house: Pick<House, 'db' | 'files' | 'now'>, bytes: Uint8Array) {
  const whole = await openPdf(bytes)
  const { id } = await house.db
    .insertInto('zone_file')
    .values({
      sha256: await keepBytes(house, { bytes, type }),
      preview_sha256: await keepBytes(house, { bytes: await openingOf(whole), type }),
      bytes: bytes.length,
      page_count: whole.getPageCount(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

interface Filed {
  file_id: number | null
  bytes: number | null
  page_count: number | null
}

/** What lists tell of a file; its address only to people who are logged in. */
export const presentFile = ({ file_id, bytes, page_count }: Filed, isKnown: boolean) =>
  file_id === null
    ? {}
    : { fileSize: bytes ?? 0, pageCount: page_count ?? 0, ...(isKnown && { fileUrl: `/files/zone/${file_id}.pdf` }) }

/** Where everybody reads its first pages; empty without a file. */
export const previewOf = ({ file_id }: Pick<Filed, 'file_id'>): string =>
  file_id === null ? '' : `/files/zone-preview/${file_id}.pdf`
