import * as z from 'zod'
import { get, post } from '../endpoint.ts'
import { flag, listOf, whole } from '../field.ts'
import { MessageKind } from './message.ts'

const hour = (label: string) => whole(label, 0, 23)

const told = {
  muted: listOf('静音的消息', MessageKind, 0, 6).describe(
    'Kinds that raise no number; they are in the list all the same.',
  ),
  quietFrom: hour('免打扰开始').describe('Hour of Beijing from which nothing raises a number.').optional(),
  quietTo: hour('免打扰结束')
    .describe('Hour at which it does again; before `quietFrom` it is of the next day.')
    .optional(),
  hasDigest: flag('邮件摘要').describe('Whether a letter a day tells what is unread.'),
}

/** 消息设置. How a person is told of messages. */
export const MessageSetting = z
  .object({ ...told, email: z.string().describe('Where the letter goes, masked; empty where no address is bound.') })
  .meta({ id: 'MessageSetting' })
export type MessageSetting = z.infer<typeof MessageSetting>

export const detail = get('/message/setting', 'How the person who asks is told of messages.', {
  output: MessageSetting,
})

/** INVALID: only one of the two hours, twice the same, or a letter without an address. */
export const update = post('/message/setting/update', 'Sets how the person who asks is told of messages.', {
  idempotent: 'yes',
  input: z.object({ ...told, muted: told.muted.default([]) }),
  output: MessageSetting,
  invalidates: ['/message'],
})
