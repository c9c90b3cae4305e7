import type { Context, User } from '../core/context.ts'
import { wrong } from '../enterprise/application-draft.ts'
import { claimUpload } from '../storage/upload-store.ts'

/** Refuses a logo that somebody else sent, or nobody. */
export async function refuseForeignLogo(
  { db, user, uuid }: Pick<Context, 'db' | 'uuid'> & { user: User },
  url: string | undefined,
): Promise<void> {
  if (!url) return
  if (await claimUpload(db, { url, purposes: ['image'], accountId: user.id, uuid })) return
  throw wrong('fullLogo', '请重新上传品牌标志')
}
