import { useQuery } from '@tanstack/react-query'
import { certificationStatus } from '@xinpu/sdk/enterprise'
import { query } from '@xinpu/sdk/query'
import { useCall } from '../app/api.ts'

/** Whether the person acts for a certified company: its desk is theirs, too. */
export function useHasDesk(): boolean {
  const { data } = useQuery(query(useCall(), certificationStatus, {}))
  return data === 'certified'
}
