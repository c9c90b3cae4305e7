import type { Client } from '@xinpu/sdk'
import * as enterprise from '@xinpu/sdk/enterprise'
import type { ContactListInput, DirectorySearchInput, EvidenceCardInput } from '@xinpu/sdk/enterprise'
import { merchantList } from '@xinpu/sdk/mall'
import { query } from '@xinpu/sdk/query'
import { withoutEmpty } from '../app/address.ts'
import type { CompanySearchParams } from './company-params.ts'

/** Rows of a page of companies, and of what one of them posts. */
export const companyPageSize = 20

/** A page of companies. */
export const companiesLike = (call: Client, input: DirectorySearchInput) =>
  query(call, enterprise.directorySearch, input)

/** Shops that stand before the companies of the mall's search. */
const shopsFirst = 6

/** The first shops that the same search finds. */
export const firstShops = (call: Client, { keywords, region }: CompanySearchParams) =>
  query(call, merchantList, {
    pageSize: shopsFirst,
    // The names of shops and regions are asked for in fewer letters.
    ...withoutEmpty({ keywords, region: region?.slice(0, 30) }),
  })

/** The kinds of company to choose from. */
export const companyTypes = (call: Client) => query(call, enterprise.directoryTypes, {})

/** One company. */
export const companyOf = (call: Client, id: number) => query(call, enterprise.directoryDetail, { id })

/** Whom it lets others call. */
export const contactsOfCompany = (call: Client, enterpriseId: number) =>
  query(call, enterprise.directoryContacts, { enterpriseId })

export type PostsAsked = enterprise.DirectoryDemandsInput

/** A page of its open posts. */
export const postsOfCompany = (call: Client, input: PostsAsked) => query(call, enterprise.directoryDemands, input)

/** What the records say about a supplier. */
export const evidenceOf = (call: Client, owner: EvidenceCardInput) => query(call, enterprise.evidenceCard, owner)

/** The numbers of one contact, without stars; the company is told who asked. */
export const contactOf = (call: Client, id: number) => query(call, enterprise.contactDetail, { id })

/** Whom to call at somebody who supplies. */
export const contactsOf = (call: Client, owner: ContactListInput) => query(call, enterprise.contactList, owner)

/** Rows of a page of those who saw numbers. */
export const looksPageSize = 20

/** Who saw the numbers of one's own contacts. */
export const looksAtContacts = (call: Client, pageIndex: number) =>
  query(call, enterprise.contactLooks, { pageIndex, pageSize: looksPageSize })

/** As many contacts as one page of them holds; a company has at most two such pages. */
export const contactPageSize = 100

/** A page of the contacts of one's own company, in the order they are shown. */
export const myContacts = (call: Client, pageIndex: number) =>
  query(call, enterprise.contactMine, { pageIndex, pageSize: contactPageSize })
