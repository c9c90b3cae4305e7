import type { Client } from '@xinpu/sdk'
import { searchDatasheets } from '@xinpu/sdk/datasheet'
import type { SheetHit, SheetSource } from '@xinpu/ui/article'
import { useCall } from '../../app/api.ts'
import { usePlace } from '../../app/use-place.ts'
import { pagePicture } from '../../datasheet/page-picture.ts'
import { datasheetPlace } from '../../datasheet/places.ts'

/** Datasheets that a choice shows. */
const most = 10

/** Datasheets that some words name. */
async function find(call: Client, keywords: string): Promise<SheetHit[]> {
  const { data } = await call(searchDatasheets, { keywords, pageSize: most })
  return data.map(({ id, title, brandName, model, pageCount }) => ({
    id,
    title,
    note: [brandName, model].filter(Boolean).join(' · '),
    pageCount,
  }))
}

/** The datasheets of this site, for figures that are quoted from them. */
export function useSheets(): SheetSource {
  const call = useCall()
  const place = usePlace()
  return {
    find: (words) => find(call, words),
    pictureOf: pagePicture,
    hrefOf: (sheet, page) => place(datasheetPlace(sheet, page)),
  }
}
