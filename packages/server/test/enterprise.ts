import { creditCodeCheck } from '@xinpu/sdk/format'
import type { Db } from '../src/core/database.ts'

/** A credit code whose check is right, another for every number. */
export function creditCodeOf(number: number): string {
  const first = `91440300${String(number).padStart(9, '0')}`
  return `${first}${creditCodeCheck(first)}`
}

/** Makes a person the creator of a certified enterprise, as if the review were over; answers its number. */
export async function certify(db: Db, accountId: number, name = `深圳市第${accountId}电子有限公司`): Promise<number> {
  const { id } = await db
    .insertInto('enterprise')
    .values({
      name,
      name_key: name,
      credit_code: creditCodeOf(accountId),
      types: ['贸易商'],
      status: 'certified',
      licence_url: '',
      auth_name: '张三',
      auth_mobile: '+86-13800000000',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('enterprise_member')
    .values({ enterprise_id: id, account_id: accountId, role: 'creator', status: 'joined' })
    .execute()
  return id
}
