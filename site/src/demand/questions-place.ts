import { linkOptions } from '@tanstack/react-router'
import { pageInAddress, withoutEmpty } from '../app/address.ts'
import { postPlace } from './places.ts'

/** What the questions under a post are named by in an address. */
export const questionsId = 'messages'

/** A page of the questions under a post. */
export const questionsPlace = (id: number, page: number) =>
  linkOptions({ ...postPlace(id), search: withoutEmpty({ page: pageInAddress(page) }), hash: questionsId })
