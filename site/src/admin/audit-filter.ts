import { auditKindLabels, reviewStatusLabels } from '@xinpu/sdk/labels'
import type { AuditFilter } from '@xinpu/ui/review'
import type { CenterSearch } from '../account/center-search.ts'
import { namedIn } from '../account/named-in.ts'
import { centerHref } from '../account/places.ts'

export const isKind = namedIn(auditKindLabels)
export const isStatus = namedIn(reviewStatusLabels)

/** What an address narrows the queue to; a word that means nothing narrows nothing. What waits comes first. */
export function filterIn({ kind, status, owner, sort }: CenterSearch): AuditFilter {
  const hours = Number(/^waited(\d{1,3})$/.exec(sort ?? '')?.[1])
  return {
    ...(isKind(kind) && { kind }),
    ...(status !== 'all' && { status: isStatus(status) ? status : 'pending' }),
    ...(owner === 'mine' && { mine: true }),
    ...(hours > 0 && { waited: hours }),
  }
}

/** Where the queue is narrowed so, or a matter or a page of it: such an address can be kept. */
export const filterHref = (
  { kind, status, mine, waited }: AuditFilter,
  more: Pick<CenterSearch, 'id' | 'page'> = {},
): string =>
  centerHref({
    type: 99,
    kind,
    status: status === 'pending' ? undefined : (status ?? 'all'),
    ...(mine && { owner: 'mine' }),
    ...(waited && { sort: `waited${waited}` }),
    ...more,
  })
