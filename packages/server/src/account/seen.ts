import { sql } from 'kysely'
import type { Context, House } from '../core/context.ts'
import { notify } from '../message/notify.ts'
import { deviceName } from './device-name.ts'

/** Devices that are remembered of an account. */
const most = 20

/** Notes that somebody is here: an account that nobody uses may be reclaimed (specification, section 9). */
export const noteSeen = ({ db, now }: Pick<House, 'db' | 'now'>, accountId: number) =>
  db.updateTable('account').set({ seen_at: now() }).where('id', '=', accountId).execute()

/** Notes a login, and tells the person where it came from a device that was never seen; the first one is theirs. */
export async function noteLogin(
  { db, now, device, address }: Pick<Context, 'db' | 'now' | 'device' | 'address'>,
  accountId: number,
): Promise<void> {
  const name = deviceName(device)
  const { rows } = await sql<{ is_strange: boolean }>`
    update account set seen_at = ${now()}::timestamptz,
      devices = (array[${name}::text] || array_remove(before.devices, ${name}::text))[1:${sql.lit(most)}]
    from (select id, devices from account where id = ${accountId} for update) as before
    where account.id = before.id
    returning cardinality(before.devices) > 0 and not ${name}::text = any(before.devices) as is_strange
  `.execute(db)
  if (!rows[0]?.is_strange) return
  await notify(db, {
    to: accountId,
    kind: 'notification',
    title: '登录保护：新设备登录',
    content: `您的账号刚刚在 ${name} 登录（地址 ${address}）。如果不是您本人，请尽快修改密码，并退出该设备。`,
    url: '/userCenter/accountSetting?type=7',
  })
}

/** Tells the person that the password of their account was tried too often. */
export const tellLocked = ({ db, device, address }: Pick<Context, 'db' | 'device' | 'address'>, accountId: number) =>
  notify(db, {
    to: accountId,
    kind: 'notification',
    title: '登录保护：密码错误次数过多',
    content: `${deviceName(device)}（地址 ${address}）多次输错您的密码，密码登录已暂停。如果不是您本人，请尽快修改密码。`,
    url: '/userCenter/accountSetting?type=7',
  })
