import type { OutputOf, ParsedOf } from '@xinpu/contract/endpoint'
import type { property } from '@xinpu/contract/company'

/** A page of a list, and its rows: of one call as of all that are alike. */
export type CompanyPage = ParsedOf<typeof property.patent>
export type TycRow = OutputOf<typeof property.patent>['data'][number]
