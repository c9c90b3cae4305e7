import { useQuery } from '@tanstack/react-query'
import type { AgreementVersion } from '@xinpu/sdk/types'
import { useCall } from '../app/api.ts'
import { me } from '../app/queries.ts'
import { pendingAgreements } from './agreements.ts'

const none: readonly AgreementVersion[] = []

/** Versions in force that who is logged in has not agreed to yet; for a visitor none. */
export function useAskedAnew(): readonly AgreementVersion[] {
  const call = useCall()
  const { data: who } = useQuery(me(call))
  const { data = none } = useQuery({ ...pendingAgreements(call), enabled: Boolean(who) })
  return who ? data : none
}
