import { Refusal as ContractRefusal } from '@xinpu/contract/refusal'

/** Why the server says no. */
export type RefusalCode =
  | 'OK'
  | 'FAIL'
  | 'INVALID'
  | 'NEED_LOGIN'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'TOO_FREQUENT'
  | 'SERVER'
  | 'NOT_BUILT'

/** How the server says no: throw one in a mock. The contract is not published; its type is written out here. */
export interface Refusal extends Error {
  readonly code: RefusalCode
  readonly data: unknown
}

export const Refusal: new (message: string, code?: RefusalCode, data?: unknown) => Refusal = ContractRefusal
