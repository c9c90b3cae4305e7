import { linkOptions } from '@tanstack/react-router'

/** A datasheet at a page, in an older revision where one is named. */
export const datasheetPlace = (id: number, pg?: number, rev?: number) =>
  linkOptions({
    to: '/specification_detail/$id',
    params: { id: String(id) },
    search: { ...(pg && { pg }), ...(rev && { rev }) },
  })

/** A page of a datasheet, with words marked on it. */
export const hitPlace = (id: number, pg: number | undefined, hl: string) =>
  linkOptions({ to: '/specification_detail/$id', params: { id: String(id) }, search: { ...(pg && { pg }), hl } })

/** A datasheet's facts, outline, revisions and text. */
export const specInfoPlace = (id: number) =>
  linkOptions({ to: '/specification/specification_info/$id', params: { id: String(id) } })

/** What changed between two revisions of a datasheet: the newest, and another one. */
export const revisionsPlace = (id: number, from?: number) =>
  linkOptions({
    to: '/specification/specification_info/$id',
    params: { id: String(id) },
    search: { tab: 'revisions', ...(from !== undefined && { from }) },
  })
