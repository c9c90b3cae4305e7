import { Refusal } from '@xinpu/contract/refusal'
import type { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import type { Db } from '../core/database.ts'
import type { MailSettings, Settings } from '../core/settings.ts'

declare module '../core/context.ts' {
  interface House {
    mail: MailSender
  }
}

/** A letter in plain words. */
export interface Letter {
  to: string
  subject: string
  text: string
  /** Names a letter that may be handed over twice: mailboxes show it once. */
  id?: string
  attachment?: { name: string; type: string; open: () => Readable }
}

/** Sends mail. The port: an SMTP server when one is configured, the sandbox's outbox on a laptop, else a refusal. */
export interface MailSender {
  /** Whether letters go anywhere at all. */
  readonly isOpen: boolean
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
    isOpen: true,
    async send({ to, subject, text, id, attachment }) {
      await transport.sendMail({
        to,
        subject,
        text,
        ...(id && { messageId: `<${id}@${from.split('@').at(-1)?.replace('>', '')}>` }),
        ...(attachment && {
          attachments: [{ filename: attachment.name, contentType: attachment.type, content: attachment.open() }],
        }),
      })
    },
  }
}

const sandboxSender = (db: Db): MailSender => ({
  isOpen: true,
  async send({ to, subject, text, attachment }) {
    const attached = attachment ? `\n[附件] ${attachment.name}` : ''
    await db
      .insertInto('sandbox_message')
      .values({ kind: 'mail', recipient: to, text: `${subject}\n${text}${attached}` })
      .execute()
  },
})

const missingSender: MailSender = {
  isOpen: false,
  async send() {
    throw new Refusal('邮件服务暂未开通')
  },
}
