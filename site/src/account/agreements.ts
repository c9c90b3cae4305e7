import type { Client } from '@xinpu/sdk'
import { consentPending } from '@xinpu/sdk/account'
import * as portal from '@xinpu/sdk/portal'
import { query } from '@xinpu/sdk/query'
import type { AgreementKind, AgreementVersion } from '@xinpu/sdk/types'
import { localStore } from '@xinpu/ui/frame'

const fiveMinutes = 300_000
const oneHour = 3_600_000

/** What people agree to when they come in. */
export const agreementsInForce = (call: Client) => ({
  ...query(call, portal.agreementInForce, {}),
  staleTime: fiveMinutes,
})

/** The words of a version; of the one in force unless said. */
export const agreementText = (call: Client, kind: AgreementKind, number?: number) => ({
  ...query(call, portal.agreementText, { kind, ...(number !== undefined && { number }) }),
  staleTime: fiveMinutes,
})

/** Versions that who is logged in has not agreed to yet. */
export const pendingAgreements = (call: Client) => ({ ...query(call, consentPending, {}), staleTime: oneHour })

/** Versions that were ticked on this device, by their numbers in the table. */
export const agreedHere = localStore<readonly number[]>({
  key: 'agreed',
  fallback: [],
  isValid: (value): value is number[] =>
    Array.isArray(value) && value.length <= 10 && value.every((id) => Number.isSafeInteger(id) && id > 0),
})

/** Whether all of them were ticked on this device; not before it is known which they are. */
export const areAgreed = (versions: readonly AgreementVersion[] | undefined, here: readonly number[]): boolean =>
  versions !== undefined && versions.length > 0 && versions.every(({ id }) => here.includes(id))

/** What a login sends along of the tick before it. */
export function consentHere(): { agreed?: number[] } {
  const agreed = [...agreedHere.read()]
  return agreed.length > 0 ? { agreed } : {}
}
