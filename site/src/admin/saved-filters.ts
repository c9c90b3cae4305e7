import { localStore } from '@xinpu/ui/frame'
import type { AuditFilter, AuditTableProps } from '@xinpu/ui/review'
import { useLocal } from '../app/use-local.ts'
import { isKind, isStatus } from './audit-filter.ts'

function isFilter(value: unknown): value is AuditFilter {
  const { kind, status, mine, waited } = (value ?? {}) as Partial<Record<keyof AuditFilter, unknown>>
  return (
    (kind === undefined || (typeof kind === 'string' && isKind(kind))) &&
    (status === undefined || (typeof status === 'string' && isStatus(status))) &&
    (mine === undefined || typeof mine === 'boolean') &&
    (waited === undefined || Number.isSafeInteger(waited))
  )
}

const none: readonly AuditFilter[] = []

/** What a reviewer narrows the queue to day by day: kept on the device, as a desk is where one sits. */
export const savedFilters = localStore<readonly AuditFilter[]>({
  key: 'deskFilters',
  fallback: none,
  isValid: (value): value is readonly AuditFilter[] => Array.isArray(value) && value.every(isFilter),
})

export const useSavedFilters = (): NonNullable<AuditTableProps['saved']> => ({
  filters: useLocal(savedFilters, none),
  onChange: savedFilters.write,
})
