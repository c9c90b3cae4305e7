import { Refusal } from '@xinpu/contract/refusal'
import type { Db } from '../core/database.ts'
import type { Settings } from '../core/settings.ts'
import { changedText } from './sms-text.ts'
import { aliyunSender } from './aliyun-sender.ts'

declare module '../core/context.ts' {
  interface House {
    sms: SmsSender
  }
}

/** Sends SMS. The port: Aliyun when it is configured, the sandbox's outbox on a laptop, else a refusal. */
export interface SmsSender {
  /** `mobile` with its area: `+86-13800000000`. */
  sendCode: (mobile: string, code: string) => Promise<void>
  /** Tells a number that the account it opened has another number now. */
  tellMobileChanged: (mobile: string) => Promise<void>
}

export function smsSender({ aliyunSms, hasSandbox }: Settings, db: Db): SmsSender {
  if (aliyunSms) return aliyunSender(aliyunSms)
  return hasSandbox ? sandboxSender(db) : missingSender
}

const sandboxSender = (db: Db): SmsSender => ({
  async sendCode(mobile, code) {
    const text = `【芯谱】您的验证码是 ${code},5 分钟内有效。请勿告诉他人。`
    await db.insertInto('sandbox_message').values({ kind: 'sms', recipient: mobile, text }).execute()
  },
  async tellMobileChanged(mobile) {
    const text = `【芯谱】${changedText}`
    await db.insertInto('sandbox_message').values({ kind: 'sms', recipient: mobile, text }).execute()
  },
})

const missingSender: SmsSender = {
  async sendCode() {
    throw new Refusal('短信服务暂未开通，请使用其他方式登录')
  },
  async tellMobileChanged() {},
}
