import { Refusal } from '@xinpu/contract/refusal'
import { createTransport } from 'nodemailer'
import type { Db } from '../core/database.ts'
import type { MailSettings, Settings } from '../core/settings.ts'

/** A letter in plain words. */
export interface Letter {
  to: string
  subject: string
  text: string
}

/** Sends mail. The port: an SMTP server when one is configured, the sandbox's outbox on a laptop, else a refusal. */
export interface MailSender {
  send: (letter: Letter) => Promise<void>
}

export function mailSender({ mail, hasSandbox }: Settings, db: Db): MailSender {
  if (mail) return smtpSender(mail)
  return hasSandbox ? sandboxSender(db) : missingSender
}

/** One connection is kept and used again. */
function smtpSender({ url, from }: MailSettings): MailSender {
  const transport = createTransport(url, { from })
  return {
    async send({ to, subject, text }) {
      await transport.sendMail({ to, subject, text })
    },
  }
}

const sandboxSender = (db: Db): MailSender => ({
  async send({ to, subject, text }) {
    await db
      .insertInto('sandbox_message')
      .values({ kind: 'mail', recipient: to, text: `${subject}\n${text}` })
      .execute()
  },
})

const missingSender: MailSender = {
  async send() {
    throw new Refusal('邮件服务暂未开通')
  },
}
