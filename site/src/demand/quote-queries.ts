import type { Client } from '@xinpu/sdk'
import * as demand from '@xinpu/sdk/demand'
import { query } from '@xinpu/sdk/query'

/** As many quotes are compared at once. */
export const comparedAtOnce = 50

/** A post as everybody sees it. */
export const publicPost = (call: Client, id: number) => query(call, demand.demandPublicDetail, { id })

/** A post as a person sees it, with their own quote. */
export const ownView = (call: Client, id: number) => query(call, demand.demandDetail, { id })

/** The quotes for an own post, the best first. */
export const quotesFor = (call: Client, demandId: number, pageIndex: number) =>
  query(call, demand.enquiryList, { demandId, sort: 'price', pageIndex, pageSize: comparedAtOnce })

/** All that was said about a quote. */
export const negotiation = (call: Client, id: number) => query(call, demand.enquiryDetail, { id })
