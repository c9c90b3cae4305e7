import { linkOptions } from '@tanstack/react-router'
import { withoutEmpty } from '../app/address.ts'
import { linesInAddress } from './address-lines.ts'
import type { CreateParams } from './create-params.ts'
import type { HallParams } from './hall-params.ts'

/** The front page of supply and demand. */
export const demandHomePlace = linkOptions({ to: '/inquiry/homepage' })

/** The hall: posts of one kind, a page of them. */
export const hallPlace = (type: 0 | 1, page = 1, search: HallParams = {}) =>
  linkOptions({
    to: '/inquiry/index/$',
    params: { _splat: `${type}/${page - 1}` },
    search: { ...withoutEmpty(search) },
  })

/** One post. */
export const postPlace = (id: number) => linkOptions({ to: '/inquiry/demandDetails/$id', params: { id: String(id) } })

/** Where posts are written; what is known already is filled in. */
export const createPlace = ({ text, ...search }: CreateParams = {}) =>
  linkOptions({
    to: '/inquiry/createRequirements',
    search: { ...withoutEmpty({ ...search, text: text && linesInAddress(text) }) },
  })
