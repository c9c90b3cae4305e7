import { useQuery } from '@tanstack/react-query'
import { useCall } from '../app/api.ts'
import { standing } from '../app/queries.ts'

/** Whether the person acts for a certified company: its desk is theirs, too. */
export function useHasDesk(): boolean {
  const { data } = useQuery(standing(useCall()))
  return data === 'certified'
}
