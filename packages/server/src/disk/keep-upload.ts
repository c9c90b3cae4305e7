import { addUpload } from './add-upload.ts'
import { nameOf, type Disk } from './disk-owner.ts'
import type { Caller } from './file-changes.ts'
import { makeFolder } from './folder-changes.ts'
import { foldersOf } from './folder-queries.ts'
import { oneByOne } from '../core/one-by-one.ts'
import { uploadName } from '../storage/upload-store.ts'

/** An upload of the person, and the folder at the root of their disk that it comes to lie in. */
interface Kept {
  url: string
  folder: string
}

/** Keeps what a person sent somewhere else among their own files too, once; refuses where there is no room for it. */
export async function keepUpload(context: Caller, { url, folder }: Kept): Promise<void> {
  const dirId = await folderNamed(context, folder)
  const name = await uploadName(context.db, url)
  await addUpload(context, { url, name, dirId, owner: 'personal', onClash: 'rename' })
}

/** The folder of a name at the root of a person's disk; made where there is none. */
function folderNamed({ db, user }: Caller, name: string): Promise<number> {
  const disk: Disk = { account_id: user.id, enterprise_id: null }
  return oneByOne(db, nameOf(disk), async (tx) => {
    const found = (await foldersOf(tx, disk, 'file')).find((each) => each.parent_id === null && each.name === name)
    return (found ?? (await makeFolder(tx, { disk, kind: 'file' }, { name, parentId: undefined }))).id
  })
}
