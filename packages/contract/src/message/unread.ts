import * as z from 'zod'
import { get } from '../endpoint.ts'

/** 未读数. Unread messages of each panel of the inbox; talks are counted apart. */
export const UnReadCount = z
  .object({
    total: z
      .int()
      .describe('What raises the number in the header: kinds that are muted and what comes in quiet hours do not.'),
    comment: z.int(),
    fans: z.int(),
    like: z.int(),
    mail: z.int(),
    notification: z.int(),
    platform: z.int(),
  })
  .meta({ id: 'UnReadCount' })
export type UnReadCount = z.infer<typeof UnReadCount>

/** Asked every 10 s (specification, section 9), so it costs two rows. */
export const counts = get('/message/v2/unReadCount', 'Unread messages of the person who asks, by panel.', {
  output: UnReadCount,
})

export const im = get('/im/msg/unreadNum', 'Unread lines in all talks of the person who asks.', { output: z.int() })
