import type { ContextFor } from '../core/context.ts'
import { notify } from '../message/notify.ts'
import { changedText } from '../sms/sms-text.ts'
import { deviceName } from './device-name.ts'

/** Tells the person, in their inbox, that a way into their account is another, and from where it was made so. */
export async function tellWayIn({ db, user, device, address }: ContextFor<'user'>, change: string): Promise<void> {
  await notify(db, {
    to: user.id,
    kind: 'notification',
    title: `账号安全：${change}`,
    content: `您的账号刚刚在 ${deviceName(device)}（地址 ${address}）${change}。如果不是您本人，请尽快找回密码，并联系客服。`,
    url: '/userCenter/accountSetting?type=7',
  })
}

/** Tells the number that was left, and the address that was proved: whoever changed it may not be who reads the inbox. */
export async function tellOldNumber(context: ContextFor<'user'>, mobile: string): Promise<void> {
  const { db, sms, mail, user, log } = context
  const { email } =
    (await db
      .selectFrom('account')
      .select('email')
      .where('id', '=', user.id)
      .where('email_proved', '=', true)
      .executeTakeFirst()) ?? {}
  const told = [
    sms.tellMobileChanged(mobile),
    ...(email && mail.isOpen ? [mail.send({ to: email, subject: '芯谱账号更换了手机', text: changedText })] : []),
  ]
  // The number is changed; a message that did not go out is ours to look into.
  for (const { status, reason } of (await Promise.allSettled(told)) as PromiseRejectedResult[])
    if (status === 'rejected') log.error(reason)
}
