import { useQuery } from '@tanstack/react-query'
import type { PartDetail, SpecDto } from '@xinpu/sdk/types'
import { PagePicture } from '@xinpu/ui/datasheet'
import { useCall } from '../app/api.ts'
import { me } from '../app/queries.ts'
import { usePlace } from '../app/use-place.ts'
import { pageFor, pageOfMost, pagePicture } from '../datasheet/page-picture.ts'
import { datasheetPlace } from '../datasheet/places.ts'

/** The page that a part's figures are from, beside them. */
export function PartSheet({ part, sheet }: { part: PartDetail; sheet: SpecDto }) {
  const call = useCall()
  const place = usePlace()
  const { data: who } = useQuery(me(call))
  const page = pageFor(!who, pageOfMost(part.params))
  return (
    <PagePicture
      src={pagePicture(sheet.id, page)}
      page={page}
      title={sheet.title}
      href={place(datasheetPlace(sheet.id, page))}
    />
  )
}
