import { upload } from '@xinpu/contract/disk'
import { Refusal } from '@xinpu/contract/refusal'
import { throttle } from '../core/throttle.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { storeUpload } from '../storage/upload-store.ts'
import type { Unbuilt } from './index.ts'

/** Making a picture anew costs about a second of our processor. */
const pace = { most: 120, minutes: 60 }

export const uploadHandlers: HandlersOf<typeof upload, Unbuilt['upload']> = {
  async add({ file, type }, context) {
    const { success, data: purpose } = upload.UploadPurpose.safeParse(type)
    if (!success) throw new Refusal('分片上传尚未开放', 'FAIL')
    await throttle(context, `upload ${context.user.id}`, pace)
    const { bytes: _, ...stored } = await storeUpload(context, file, purpose)
    return stored
  },
}
