import { useQuery } from '@tanstack/react-query'
import type { PartDetail, SpecDto } from '@xinpu/sdk/types'
import { PagePicture } from '@xinpu/ui/datasheet'
import { breakpoint } from '@xinpu/ui/theme'
import { preload } from 'react-dom'
import { useCall } from '../app/api.ts'
import { me } from '../app/queries.ts'
import { usePlace } from '../app/use-place.ts'
import { pageFor, pageOfMost, pagePicture } from '../datasheet/page-picture.ts'
import { datasheetPlace } from '../datasheet/places.ts'

/** Screens on which the aside stands beside the main column. */
const beside = `(min-width: ${breakpoint.desktop}px)`

/** The page that a part's figures are from, beside them. */
export function PartSheet({ part, sheet }: { part: PartDetail; sheet: SpecDto }) {
  const call = useCall()
  const place = usePlace()
  const { data: who } = useQuery(me(call))
  const page = pageFor(!who, pageOfMost(part.params))
  const src = pagePicture(sheet.id, page)
  // Beside the figures it is the largest thing of the first screen; under them, on a phone, it waits until it is near.
  preload(src, { as: 'image', fetchPriority: 'high', media: beside })
  return <PagePicture src={src} page={page} title={sheet.title} href={place(datasheetPlace(sheet.id, page))} />
}
