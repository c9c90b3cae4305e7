import type { upload } from '@xinpu/contract/disk'
import { oneByOne } from '../core/one-by-one.ts'
import { bytesUnderWay, forgetResting } from '../storage/under-way.ts'
import { partSize } from '../storage/upload-parts.ts'
import { arrived, ticketFor, type Announced } from '../storage/upload-ticket.ts'
import { diskOf, nameOf, type Disk, type Folder } from './disk-owner.ts'
import type { Caller } from './file-changes.ts'
import { sentBefore } from './sent-before.ts'
import { checkSpace, lacking } from './space.ts'

/** Begins or resumes the upload of a large file, where it fits beside what lies on the disk and what is on its way there. */
export async function beginUpload(
  context: Caller,
  owner: Folder['owner'],
  file: Omit<Announced, 'enterpriseId'>,
): Promise<upload.UploadTicket> {
  const disk = await diskOf(context, owner)
  const announced = { ...file, enterpriseId: disk.enterprise_id }
  const { ticket, forgotten } = await oneByOne(context.db, nameOf(disk), async (tx) => {
    const within = { ...context, db: tx }
    const forgotten = await makeRoom(within, disk, announced)
    return { forgotten, ticket: await ticketOf(within, announced) }
  })
  for (const id of forgotten) await context.files.parts.drop(id)
  return ticket
}

/** What rests on its way gives way to what comes now, where not both fit. Answers what was forgotten. */
async function makeRoom(context: Caller, disk: Disk, announced: Announced): Promise<string[]> {
  const { moving, resting } = await bytesUnderWay(context, announced)
  await checkSpace(context.db, disk, announced.size, moving)
  const fits = (await lacking(context.db, disk, announced.size + moving + resting)) <= 0
  return fits ? [] : forgetResting(context, announced)
}

async function ticketOf(context: Caller, announced: Announced): Promise<upload.UploadTicket> {
  const exists = await sentBefore(context, announced)
  if (exists) return { uploadId: exists.key, partSize, parts: [], exists }
  const uploadId = await ticketFor(context, announced)
  return { uploadId, partSize, parts: await arrived(context.db, uploadId) }
}
