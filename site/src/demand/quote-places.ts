import { linkOptions } from '@tanstack/react-router'
import { id, page, readsAddress } from '../app/address.ts'

/** Reads which negotiation the page of a post's quotes shows, or which page of them. */
export const readEnquiryParams = readsAddress({ enquiryId: id, page })

export type EnquiryParams = ReturnType<typeof readEnquiryParams>

/** Where a post is quoted for, its quotes are compared, or one is bargained over. */
export const enquiryPlace = (demandId: number, search: EnquiryParams = {}) =>
  linkOptions({ to: '/inquiry/enquiry/$id', params: { id: String(demandId) }, search })
