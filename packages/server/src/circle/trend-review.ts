import type { Context } from '../core/context.ts'
import type { Db } from '../core/database.ts'

/** Posts of a person that a reviewer sees before others do, and links that make one suspect at any time. */
const firstReviewed = 3
const mostLinks = 2

/** Why a post is looked at before others see it, for those who look; empty where it is not. */
export async function reviewedFor(
  tx: Db,
  { markedWords }: Pick<Context, 'markedWords'>,
  { accountId, text }: { accountId: number; text: string },
): Promise<string> {
  const passed = await tx
    .selectFrom('trend')
    .select('id')
    .where('account_id', '=', accountId)
    .where('status', '=', 'published')
    .limit(firstReviewed)
    .execute()
  const links = text.match(/https?:\/\/|www\./gi)?.length ?? 0
  const marked = await markedWords.find(text)
  return [
    ...(passed.length < firstReviewed ? [`新人前 ${firstReviewed} 帖`] : []),
    ...(links > mostLinks ? [`${links} 个链接`] : []),
    ...(marked.length > 0 ? [`含有「${marked.join('、')}」`] : []),
  ].join('；')
}
