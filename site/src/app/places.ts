import { linkOptions } from '@tanstack/react-router'
import { slugOf } from '@xinpu/sdk/format'

/** Where things of the catalogue are shown. */
export const partPlace = (part: { id: number; model: string }) =>
  linkOptions({ to: '/datasheet/datasheetDetail/$', params: { _splat: `${part.id}/${slugOf(part.model)}` } })

/** A datasheet at a page, in an older revision where one is named. */
export const datasheetPlace = (id: number, pg?: number, rev?: number) =>
  linkOptions({
    to: '/specification_detail/$id',
    params: { id: String(id) },
    search: { ...(pg && { pg }), ...(rev && { rev }) },
  })

export const searchPlace = (text: string) =>
  linkOptions({ to: '/datasheet/datasheetSearch/$search', params: { search: text } })

/** Where an account is made: a person's, or one with its enterprise. */
export const registerPlace = (search: {
  shareCode?: string | undefined
  fromswb?: string | undefined
  kind?: 'enterprise'
}) => linkOptions({ to: '/register', search })
