import type { upload } from '@xinpu/contract/disk'
import type { Context, User } from '../core/context.ts'
import { wrong } from '../enterprise/application-draft.ts'
import { claimUpload } from '../storage/upload-store.ts'

interface Sent {
  field: string
  label: string
  url: string
  purposes: readonly upload.UploadPurpose[]
}

/** Takes a file for a seller that the person sent here: another address would see who looks. */
export async function claimFile(
  { db, user, uuid }: Pick<Context, 'db' | 'uuid'> & { user: User },
  { field, label, url, purposes }: Sent,
): Promise<void> {
  if (await claimUpload(db, { url, purposes, accountId: user.id, uuid })) return
  throw wrong(field, `${label}已失效，请重新上传`)
}
