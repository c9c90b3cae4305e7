import { upload } from '@xinpu/contract/disk'
import type { ParsedOf } from '@xinpu/contract/endpoint'
import { Refusal } from '@xinpu/contract/refusal'
import { throttle } from '../core/throttle.ts'
import type { HandlersOf } from '../core/handlers.ts'
import { storeUpload } from '../storage/upload-store.ts'
import { finishTicket, takePart } from '../storage/upload-ticket.ts'
import { beginUpload } from './begin-upload.ts'
import type { Caller } from './file-changes.ts'

/** Making a picture anew costs about a second of our processor. */
const pace = { most: 120, minutes: 60 }
/** Parts are only written: 50 GB an hour. */
const partPace = { most: 6000, minutes: 60 }
const initPace = { most: 2000, minutes: 60 }
/** Files that are put together at once for one person. */
const mostFinishing = 2

export const uploadHandlers: HandlersOf<typeof upload> = {
  async add(wish, context) {
    const { success, data: purpose } = upload.UploadPurpose.safeParse(wish.type)
    if (!success) return addPart(context, wish)
    await throttle(context, `upload ${context.user.id}`, pace)
    const { bytes: _, ...stored } = await storeUpload(context, wish.file, purpose)
    return stored
  },

  async init({ owner, hash, type, ...file }, context) {
    await throttle(context, `upload init ${context.user.id}`, initPace)
    if (type !== 'disk') throw new Refusal('这种文件请一次传完', 'FAIL')
    return beginUpload(context, owner, { ...file, sha256: hash, purpose: type })
  },

  async finish({ uploadId }, context) {
    const leave = await context.limits.hold(`finish ${context.user.id}`, mostFinishing)
    if (!leave) throw new Refusal('正在处理您的其他文件，请稍后再试', 'TOO_FREQUENT', { retryAfter: 5 })
    try {
      return await finishTicket(context, uploadId)
    } finally {
      leave()
    }
  },
}

async function addPart(context: Caller, { file, type, hash }: ParsedOf<typeof upload.add>): Promise<upload.OssFile> {
  await throttle(context, `upload part ${context.user.id}`, partPace)
  const [, id = '', number = ''] = type.split(':')
  await takePart(context, { id, number: Number(number), bytes: file, sha256: hash })
  return { url: '', name: file.name, size: file.size, fileType: '', key: type }
}
