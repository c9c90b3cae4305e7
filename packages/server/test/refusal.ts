import type { ApiError } from '@xinpu/sdk'
import type { AuditKind } from '@xinpu/sdk/types'
import { expect } from 'vitest'
import type { Person, TestHouse } from './house.ts'

/** Why a call was refused; a call that is taken fails the test. */
export const refused = (made: Promise<unknown>): Promise<ApiError> =>
  made.then(
    () => expect.unreachable('It was taken.'),
    (error: unknown) => error as ApiError,
  )

/** The matter at the desk that waits for something handed in. */
export async function matterOf(house: TestHouse, admin: Person, { kind, id }: { kind: AuditKind; id: number }) {
  const { data } = await house.as(admin).admin.audit.list({ kind, status: 'pending', pageSize: 100 })
  return data.find(({ targetId }) => targetId === id)?.id ?? expect.unreachable('Nothing waits.')
}
